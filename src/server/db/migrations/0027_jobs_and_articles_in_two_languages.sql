ALTER TABLE "blog_revisions" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD COLUMN "second_summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD COLUMN "second_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD COLUMN "second_content_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "second_summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "second_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "second_content_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "second_reading_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "second_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "second_description_state" text DEFAULT '' NOT NULL;