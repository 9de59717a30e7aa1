ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "author" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_author_authors_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."authors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_author" ON "notices" USING btree ("author") WHERE author is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."event_order", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment", "notices"."event", "notices"."author") = 1);