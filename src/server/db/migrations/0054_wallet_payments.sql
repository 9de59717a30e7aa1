CREATE TABLE "receiving_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receiving_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"wallet" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receiving_numbers_once" UNIQUE("seller","wallet","number")
);
--> statement-breakpoint
CREATE TABLE "wallet_claim_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_claim_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"account" integer,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase" integer NOT NULL,
	"shop_order" integer NOT NULL,
	"seller" integer NOT NULL,
	"buyer" integer NOT NULL,
	"wallet" text NOT NULL,
	"trxid" text NOT NULL,
	"look_alike" text NOT NULL,
	"receiving" integer,
	"sent_to" text NOT NULL,
	"asked_paisa" bigint NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"came_paisa" bigint,
	"state" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"seller_story" text DEFAULT '' NOT NULL,
	"buyer_story" text DEFAULT '' NOT NULL,
	"asked_staff_at" timestamp with time zone,
	"decided_came" boolean,
	"decision" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wallet_claims_trxid" UNIQUE("wallet","trxid"),
	CONSTRAINT "wallet_claims_paisa" CHECK ("wallet_claims"."asked_paisa" > 0 and "wallet_claims"."amount_paisa" > 0 and "wallet_claims"."came_paisa" > 0),
	CONSTRAINT "wallet_claims_form" CHECK ("wallet_claims"."trxid" ~ '^[0-9A-Z]{6,20}$'),
	CONSTRAINT "wallet_claims_decided" CHECK (("wallet_claims"."decision" is null) = ("wallet_claims"."decided_at" is null) and ("wallet_claims"."decision" is null) = ("wallet_claims"."decided_came" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim" integer NOT NULL,
	"wallet" text NOT NULL,
	"trxid" text NOT NULL,
	"paisa" bigint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "wallet_refunds_trxid" UNIQUE("wallet","trxid"),
	CONSTRAINT "wallet_refunds_paisa" CHECK ("wallet_refunds"."paisa" > 0),
	CONSTRAINT "wallet_refunds_form" CHECK ("wallet_refunds"."trxid" ~ '^[0-9A-Z]{6,20}$')
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_advance";--> statement-breakpoint
ALTER TABLE "shop_orders" DROP CONSTRAINT "shop_orders_advance";--> statement-breakpoint
ALTER TABLE "receiving_numbers" ADD CONSTRAINT "receiving_numbers_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claim_changes" ADD CONSTRAINT "wallet_claim_changes_claim_wallet_claims_id_fk" FOREIGN KEY ("claim") REFERENCES "public"."wallet_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claim_changes" ADD CONSTRAINT "wallet_claim_changes_account_users_id_fk" FOREIGN KEY ("account") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_receiving_receiving_numbers_id_fk" FOREIGN KEY ("receiving") REFERENCES "public"."receiving_numbers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_claims" ADD CONSTRAINT "wallet_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_refunds" ADD CONSTRAINT "wallet_refunds_claim_wallet_claims_id_fk" FOREIGN KEY ("claim") REFERENCES "public"."wallet_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_claim_changes_of_claim" ON "wallet_claim_changes" USING btree ("claim","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_claims_one_open" ON "wallet_claims" USING btree ("purchase") WHERE state in ('claimed', 'disputed');--> statement-breakpoint
CREATE INDEX "wallet_claims_of_purchase" ON "wallet_claims" USING btree ("purchase","id");--> statement-breakpoint
CREATE INDEX "wallet_claims_of_seller" ON "wallet_claims" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "wallet_claims_open" ON "wallet_claims" USING btree ("seller","claimed_at","id") WHERE state in ('claimed', 'disputed', 'less');--> statement-breakpoint
CREATE INDEX "wallet_claims_of_buyer" ON "wallet_claims" USING btree ("buyer","id");--> statement-breakpoint
CREATE INDEX "wallet_claims_look_alike" ON "wallet_claims" USING btree ("wallet","look_alike");--> statement-breakpoint
CREATE INDEX "wallet_claims_to_remind" ON "wallet_claims" USING btree ("claimed_at") WHERE state = 'claimed' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "wallet_claims_at_desk" ON "wallet_claims" USING btree ("asked_staff_at","id") WHERE asked_staff_at is not null;--> statement-breakpoint
CREATE INDEX "wallet_refunds_of_claim" ON "wallet_refunds" USING btree ("claim","id");--> statement-breakpoint
CREATE INDEX "purchases_claims_due" ON "purchases" USING btree ("hold_expires_at") WHERE state = 'claimed';--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_advance" CHECK ("purchases"."advance" between 0 and "purchases"."final_price" and ("purchases"."advance" = 0 or "purchases"."method" in ('cod', 'wallet')));--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_advance" CHECK ("shop_orders"."advance" = 0 or ("shop_orders"."advance" = "shop_orders"."delivery_fee" and "shop_orders"."method" = 'cod') or ("shop_orders"."advance" between 1 and "shop_orders"."total" and "shop_orders"."method" = 'wallet'));