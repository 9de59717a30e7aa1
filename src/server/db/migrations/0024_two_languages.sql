ALTER TABLE "events" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "second_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "second_description_state" text DEFAULT '' NOT NULL;