ALTER TABLE "users" ADD COLUMN "application_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_mails" boolean DEFAULT true NOT NULL;