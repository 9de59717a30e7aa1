CREATE TABLE "event_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"percent" integer,
	"taka" integer,
	"from" timestamp with time zone,
	"to" timestamp with time zone,
	"most_uses" integer,
	"most_per_buyer" integer DEFAULT 1 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "event_coupons_code" UNIQUE("event","code_key"),
	CONSTRAINT "event_coupons_kind" CHECK (("event_coupons"."percent" is null) <> ("event_coupons"."taka" is null)),
	CONSTRAINT "event_coupons_percent" CHECK ("event_coupons"."percent" between 1 and 100),
	CONSTRAINT "event_coupons_taka" CHECK ("event_coupons"."taka" > 0),
	CONSTRAINT "event_coupons_used" CHECK ("event_coupons"."used" >= 0 and ("event_coupons"."most_uses" is null or "event_coupons"."used" <= "event_coupons"."most_uses"))
);
--> statement-breakpoint
CREATE TABLE "event_order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_order" integer NOT NULL,
	"event_ticket" integer NOT NULL,
	"quantity" integer NOT NULL,
	"ticket_price" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "event_order_items_once" UNIQUE("event_order","event_ticket"),
	CONSTRAINT "event_order_items_quantity" CHECK ("event_order_items"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "event_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_order_id" text NOT NULL,
	"buyer" integer NOT NULL,
	"event" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"reason" text,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"order_note" text DEFAULT '' NOT NULL,
	"asked_total" integer NOT NULL,
	"asked_final" integer NOT NULL,
	"total_price" integer NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"service_charge" integer NOT NULL,
	"final_price" integer NOT NULL,
	"coupon" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_orders_event_order_id_unique" UNIQUE("event_order_id"),
	CONSTRAINT "event_orders_totals" CHECK ("event_orders"."final_price" = "event_orders"."total_price" - "event_orders"."discount_price" + "event_orders"."service_charge" and "event_orders"."discount_price" <= "event_orders"."total_price")
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_order" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_coupons" ADD CONSTRAINT "event_coupons_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order_items" ADD CONSTRAINT "event_order_items_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_order_items" ADD CONSTRAINT "event_order_items_event_ticket_event_tickets_id_fk" FOREIGN KEY ("event_ticket") REFERENCES "public"."event_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_coupon_event_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."event_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_orders_by_buyer" ON "event_orders" USING btree ("buyer","id");--> statement-breakpoint
CREATE INDEX "event_orders_by_event" ON "event_orders" USING btree ("event","buyer") WHERE state in ('held', 'paying', 'confirming');--> statement-breakpoint
CREATE INDEX "event_orders_due" ON "event_orders" USING btree ("hold_expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "event_orders_drafts" ON "event_orders" USING btree ("created_at") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "kept_answers_by_age" ON "kept_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("event_order","id");