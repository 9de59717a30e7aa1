CREATE TABLE "notice_replies" (
	"comment" integer PRIMARY KEY NOT NULL,
	"notice" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "comment" integer;--> statement-breakpoint
ALTER TABLE "notice_replies" ADD CONSTRAINT "notice_replies_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_replies" ADD CONSTRAINT "notice_replies_notice_notices_id_fk" FOREIGN KEY ("notice") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_replies_by_notice" ON "notice_replies" USING btree ("notice");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_comment" ON "notices" USING btree ("comment");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."event_order", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment") = 1);