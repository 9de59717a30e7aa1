ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about_noun" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about" integer;--> statement-breakpoint
CREATE INDEX "notices_by_about" ON "notices" USING btree ("about_noun","about") WHERE about is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."purchase", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment", "notices"."event", "notices"."author", "notices"."conversation", "notices"."about") = 1 and ("notices"."about_noun" is null) = ("notices"."about" is null));