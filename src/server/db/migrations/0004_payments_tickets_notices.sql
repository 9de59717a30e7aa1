CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event_order" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("event_order","kind")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"move" text NOT NULL,
	"account" text NOT NULL,
	"paisa" bigint NOT NULL,
	"attempt" integer NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("move","account")
);
--> statement-breakpoint
CREATE TABLE "order_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_order" integer NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_tasks_once" UNIQUE("event_order","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_order" integer NOT NULL,
	"n" integer NOT NULL,
	"tran_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"session_key" text,
	"payment_url" text,
	"claimed" text,
	"val_id" text,
	"paid_paisa" bigint,
	"store_paisa" bigint,
	"bank_tran_id" text,
	"card_type" text,
	"card_no" text,
	"risk_level" integer,
	"opened_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"refund_trans_id" text,
	"refund_ref_id" text,
	"refund_paisa" bigint,
	"refund_reason" text,
	"refund_asked_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_check_at" timestamp with time zone,
	"refund_checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_tran_id_unique" UNIQUE("tran_id"),
	CONSTRAINT "payment_attempts_val_id_unique" UNIQUE("val_id"),
	CONSTRAINT "payment_attempts_refund_trans_id_unique" UNIQUE("refund_trans_id"),
	CONSTRAINT "payment_attempts_by_order" UNIQUE("event_order","n"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_paisa" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"tran_id" text,
	"raw" text NOT NULL,
	"digest" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	CONSTRAINT "payment_inbox_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "ticket_keys" (
	"kid" integer PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"y" text NOT NULL,
	"sealed" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_keys_point" UNIQUE("x","y")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seat" integer NOT NULL,
	"event_order" integer NOT NULL,
	"event_order_item" integer NOT NULL,
	"event" integer NOT NULL,
	"event_ticket" integer NOT NULL,
	"follows" integer,
	"state" text DEFAULT 'valid' NOT NULL,
	"code" text NOT NULL,
	"qr" text NOT NULL,
	"holder_name" text NOT NULL,
	"secret_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "tickets_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_payment_attempts_id_fk" FOREIGN KEY ("attempt") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_order_item_event_order_items_id_fk" FOREIGN KEY ("event_order_item") REFERENCES "public"."event_order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_ticket_event_tickets_id_fk" FOREIGN KEY ("event_ticket") REFERENCES "public"."event_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_attempt" ON "ledger_entries" USING btree ("attempt");--> statement-breakpoint
CREATE INDEX "order_tasks_due" ON "order_tasks" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("event_order") WHERE state in ('created', 'opening', 'open', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_refunds_due" ON "payment_attempts" USING btree ("refund_check_at") WHERE refund_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_inbox_due" ON "payment_inbox" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "payment_inbox_by_age" ON "payment_inbox" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_keys_current" ON "ticket_keys" USING btree ("is_current") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_one_of_a_seat" ON "tickets" USING btree ("event_order_item","seat") WHERE state = 'valid';--> statement-breakpoint
CREATE INDEX "tickets_by_order" ON "tickets" USING btree ("event_order","id");--> statement-breakpoint
CREATE INDEX "tickets_by_event" ON "tickets" USING btree ("event","id") WHERE state = 'valid';--> statement-breakpoint
CREATE INDEX "event_orders_pay_due" ON "event_orders" USING btree ("hold_expires_at") WHERE state in ('paying', 'confirming');--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ticket_keys FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
