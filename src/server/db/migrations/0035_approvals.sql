CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"void_reason" text,
	CONSTRAINT "approvals_two_people" CHECK ("approvals"."decided_by" <> "approvals"."asked_by"),
	CONSTRAINT "approvals_ended" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_by" is null)),
	CONSTRAINT "approvals_void" CHECK (("approvals"."state" = 'void') = ("approvals"."void_reason" is not null))
);
--> statement-breakpoint
DROP INDEX "refunds_failed";--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting" ON "approvals" USING btree ("kind","subject") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("id") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_by_subject" ON "approvals" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_bank" ON "payment_attempts" USING btree ("bank_tran_id");--> statement-breakpoint
CREATE INDEX "payment_inbox_by_payment" ON "payment_inbox" USING btree ("tran_id");--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "refunds" USING btree ("asked_at","id") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "purchases_reviewed" ON "purchases" USING btree ("updated_at","id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "purchases_by_phone" ON "purchases" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "purchases_by_name" ON "purchases" USING gin (to_tsvector('simple', "full_name"));--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("asked_at","id") WHERE state = 'failed';