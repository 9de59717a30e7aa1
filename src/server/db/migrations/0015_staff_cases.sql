CREATE TABLE "staff_mails" (
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_mails_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_fault" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_mails" ADD CONSTRAINT "staff_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_orders_in_review" ON "event_orders" USING btree ("event","id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "payment_attempts_refunds_failed" ON "payment_attempts" USING btree ("id") WHERE state = 'refund_failed';--> statement-breakpoint
CREATE INDEX "payment_attempts_given_up" ON "payment_attempts" USING btree ("given_up_at") WHERE given_up_at is not null;--> statement-breakpoint
CREATE INDEX "payment_inbox_unjudged" ON "payment_inbox" USING btree ("received_at") WHERE outcome is null or outcome in ('unknown', 'no-such-attempt');