-- Money goes back in parts: what an attempt said of its one refund becomes the first row of `refunds`.
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt" integer NOT NULL,
	"part" integer NOT NULL,
	"paisa" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"refund_trans_id" text NOT NULL,
	"refund_ref_id" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	"check_at" timestamp with time zone DEFAULT now(),
	"checks" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"reference" text,
	CONSTRAINT "refunds_refund_trans_id_unique" UNIQUE("refund_trans_id"),
	CONSTRAINT "refunds_part" UNIQUE("attempt","part"),
	CONSTRAINT "refunds_paisa" CHECK ("refunds"."paisa" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_payment_attempts_id_fk" FOREIGN KEY ("attempt") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "refunds" ("attempt", "part", "paisa", "reason", "state", "refund_trans_id", "refund_ref_id", "asked_at", "begun_at", "refunded_at", "check_at", "checks", "failures", "fault", "reference")
SELECT "id", 1, "refund_paisa", coalesce("refund_reason", ''), CASE "state" WHEN 'refunded' THEN 'refunded' WHEN 'refund_failed' THEN 'failed' ELSE 'pending' END,
  coalesce("refund_trans_id", 'R' || "tran_id"), "refund_ref_id", coalesce("refund_asked_at", "refunded_at", "created_at"),
  coalesce("refund_begun_at", "refund_asked_at", "refunded_at", "created_at"), "refunded_at", "refund_check_at", "refund_checks", "refund_failures", "refund_fault", "refund_reference"
FROM "payment_attempts" WHERE "state" IN ('refund_pending', 'refunded', 'refund_failed') AND "refund_paisa" > 0 ORDER BY "id";
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "owed_back_paisa" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "payment_attempts" SET "owed_back_paisa" = "refunds"."paisa" FROM "refunds" WHERE "refunds"."attempt" = "payment_attempts"."id";
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_owed_back" CHECK ("payment_attempts"."owed_back_paisa" between 0 and coalesce("payment_attempts"."paid_paisa", 0));
--> statement-breakpoint
-- Tasks that tell of a refund name it, not its payment.
UPDATE "purchase_tasks" SET "details" = jsonb_build_object('refunds', (
  SELECT string_agg("refunds"."id"::text, ',') FROM "refunds" WHERE "refunds"."attempt"::text = ANY (string_to_array("purchase_tasks"."details" ->> 'attempts', ','))))
WHERE "details" ? 'attempts';
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "purchase" integer;
--> statement-breakpoint
UPDATE "ledger_entries" SET "purchase" = "payment_attempts"."purchase" FROM "payment_attempts" WHERE "payment_attempts"."id" = "ledger_entries"."attempt";
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "purchase" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_entries_by_purchase" ON "ledger_entries" USING btree ("purchase","id");
--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("check_at") WHERE check_at is not null;
--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("id") WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX "refunds_parts" ON "refunds" USING btree ("attempt") WHERE reason = 'part';
--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME CONSTRAINT "payment_attempts_by_order" TO "payment_attempts_by_purchase";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "refund_trans_id", DROP COLUMN "refund_ref_id", DROP COLUMN "refund_paisa", DROP COLUMN "refund_reason", DROP COLUMN "refund_asked_at", DROP COLUMN "refunded_at", DROP COLUMN "refund_check_at", DROP COLUMN "refund_checks", DROP COLUMN "refund_failures", DROP COLUMN "refund_fault", DROP COLUMN "refund_begun_at", DROP COLUMN "refund_reference";
