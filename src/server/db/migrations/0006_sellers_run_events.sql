CREATE TABLE "event_views" (
	"event" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_views_event_day_pk" PRIMARY KEY("event","day")
);
--> statement-breakpoint
CREATE TABLE "gate_passes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gate_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"label" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "gate_passes_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "gate_scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gate_scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"ticket" integer NOT NULL,
	"gate_pass" integer NOT NULL,
	"key" text NOT NULL,
	"way" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gate_scans_once" UNIQUE("event","key")
);
--> statement-breakpoint
CREATE TABLE "event_message_orders" (
	"message" integer NOT NULL,
	"event_order" integer NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "event_message_orders_message_event_order_pk" PRIMARY KEY("message","event_order")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"event_ticket" integer,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_messages_client_key" UNIQUE("event","client_key")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_once";--> statement-breakpoint
ALTER TABLE "event_gallery" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "description_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "terms_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "called_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "called_off_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "message" integer;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "refund_why" text;--> statement-breakpoint
ALTER TABLE "event_views" ADD CONSTRAINT "event_views_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_passes" ADD CONSTRAINT "gate_passes_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_ticket_tickets_id_fk" FOREIGN KEY ("ticket") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_gate_pass_gate_passes_id_fk" FOREIGN KEY ("gate_pass") REFERENCES "public"."gate_passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_orders" ADD CONSTRAINT "event_message_orders_message_event_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_message_orders" ADD CONSTRAINT "event_message_orders_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_ticket_event_tickets_id_fk" FOREIGN KEY ("event_ticket") REFERENCES "public"."event_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_passes_by_event" ON "gate_passes" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "gate_scans_by_ticket" ON "gate_scans" USING btree ("ticket","scanned_at","id");--> statement-breakpoint
CREATE INDEX "gate_scans_by_event" ON "gate_scans" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "event_message_orders_due" ON "event_message_orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "event_messages_by_event" ON "event_messages" USING btree ("event","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_message_event_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."event_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_called_off" ON "events" USING btree ("id") WHERE called_off_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("event_order","kind") WHERE message is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_of_message" ON "notices" USING btree ("event_order","message") WHERE message is not null;--> statement-breakpoint
CREATE INDEX "event_orders_of_event" ON "event_orders" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "event_orders_sold" ON "event_orders" USING btree ("event","confirmed_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "event_orders_confirmed" ON "event_orders" USING btree ("event","id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "event_orders_refunds_asked" ON "event_orders" USING btree ("refund_asked_at") WHERE refund_asked_at is not null and state = 'confirmed';--> statement-breakpoint
ALTER TABLE "event_gallery" ADD CONSTRAINT "event_gallery_client_key" UNIQUE("event","client_key");--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_client_key" UNIQUE("event","client_key");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_client_key" UNIQUE("seller","client_key");--> statement-breakpoint
UPDATE "events" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "event_orders" o SET "confirmed_at" = c.at FROM (SELECT event_order, min(at) AS at FROM order_events WHERE to_state = 'confirmed' GROUP BY event_order) c WHERE c.event_order = o.id;
