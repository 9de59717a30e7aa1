CREATE TABLE "shop_return_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_return_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_return" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"account" integer,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_return_lines" (
	"shop_return" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shop_return_lines_shop_return_line_pk" PRIMARY KEY("shop_return","line"),
	CONSTRAINT "shop_return_lines_quantity" CHECK ("shop_return_lines"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "shop_return_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_return_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_return" integer NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "shop_return_pictures_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "shop_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"shop_order" integer NOT NULL,
	"seller" integer NOT NULL,
	"buyer" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"why" text NOT NULL,
	"wish" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"asked_amount" integer,
	"answer" text DEFAULT '' NOT NULL,
	"declined_for" text,
	"answered_at" timestamp with time zone,
	"remedy" text,
	"amount" integer,
	"goes_back" boolean DEFAULT false NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"sent_back_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"is_whole" boolean,
	"reference" text DEFAULT '' NOT NULL,
	"given_courier" text DEFAULT '' NOT NULL,
	"given_tracking" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"escalated_by" text,
	"escalation" text DEFAULT '' NOT NULL,
	"disputed_at" timestamp with time zone,
	"decided_for" text,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_by" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_returns_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_returns_asked" CHECK (("shop_returns"."wish" = 'refund') = ("shop_returns"."asked_amount" is not null) and coalesce("shop_returns"."asked_amount", 1) > 0),
	CONSTRAINT "shop_returns_agreed" CHECK (("shop_returns"."remedy" is not distinct from 'refund') = ("shop_returns"."amount" is not null) and coalesce("shop_returns"."amount", 1) > 0),
	CONSTRAINT "shop_returns_remedy" CHECK ("shop_returns"."remedy" is not null or "shop_returns"."state" not in ('agreed', 'sent_back', 'received', 'given', 'settled')),
	CONSTRAINT "shop_returns_disputed_since" CHECK (("shop_returns"."state" = 'disputed') = ("shop_returns"."disputed_at" is not null)),
	CONSTRAINT "shop_returns_due_open" CHECK (("shop_returns"."due_by" is not null) = ("shop_returns"."state" in ('asked', 'declined', 'agreed', 'sent_back', 'received', 'given'))),
	CONSTRAINT "shop_returns_ended" CHECK (("shop_returns"."ended_at" is not null) = ("shop_returns"."state" in ('settled', 'withdrawn', 'lapsed', 'refused'))),
	CONSTRAINT "shop_returns_received" CHECK (("shop_returns"."is_whole" is null) = ("shop_returns"."received_at" is null))
);
--> statement-breakpoint
ALTER TABLE "shop_letters" DROP CONSTRAINT "shop_letters_once";--> statement-breakpoint
ALTER TABLE "shop_letters" ADD COLUMN "return_change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_return_changes" ADD CONSTRAINT "shop_return_changes_shop_return_shop_returns_id_fk" FOREIGN KEY ("shop_return") REFERENCES "public"."shop_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_changes" ADD CONSTRAINT "shop_return_changes_account_users_id_fk" FOREIGN KEY ("account") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_lines" ADD CONSTRAINT "shop_return_lines_shop_return_shop_returns_id_fk" FOREIGN KEY ("shop_return") REFERENCES "public"."shop_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_lines" ADD CONSTRAINT "shop_return_lines_line_shop_order_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."shop_order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_pictures" ADD CONSTRAINT "shop_return_pictures_shop_return_shop_returns_id_fk" FOREIGN KEY ("shop_return") REFERENCES "public"."shop_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_returns" ADD CONSTRAINT "shop_returns_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_returns" ADD CONSTRAINT "shop_returns_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_returns" ADD CONSTRAINT "shop_returns_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_returns" ADD CONSTRAINT "shop_returns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_return_changes_of_return" ON "shop_return_changes" USING btree ("shop_return","id");--> statement-breakpoint
CREATE INDEX "shop_return_lines_of_line" ON "shop_return_lines" USING btree ("line");--> statement-breakpoint
CREATE INDEX "shop_return_pictures_of_return" ON "shop_return_pictures" USING btree ("shop_return","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_returns_one_open" ON "shop_returns" USING btree ("shop_order") WHERE state in ('asked', 'declined', 'disputed', 'agreed', 'sent_back', 'received', 'given');--> statement-breakpoint
CREATE INDEX "shop_returns_of_order" ON "shop_returns" USING btree ("shop_order","id");--> statement-breakpoint
CREATE INDEX "shop_returns_of_seller" ON "shop_returns" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "shop_returns_of_buyer" ON "shop_returns" USING btree ("buyer","id");--> statement-breakpoint
CREATE INDEX "shop_returns_due" ON "shop_returns" USING btree ("due_by") WHERE due_by is not null;--> statement-breakpoint
CREATE INDEX "shop_returns_disputed" ON "shop_returns" USING btree ("disputed_at","id") WHERE state = 'disputed';--> statement-breakpoint
ALTER TABLE "shop_letters" ADD CONSTRAINT "shop_letters_once" UNIQUE("shop_order","kind","date","return_change");