ALTER TABLE "event_tickets" ADD COLUMN "entry" text DEFAULT 'each-day' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "days" integer[] DEFAULT '{}' NOT NULL;