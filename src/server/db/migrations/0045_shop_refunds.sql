CREATE TABLE "shop_order_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_order" integer NOT NULL,
	"name" text NOT NULL,
	"taka" integer NOT NULL,
	"why" text NOT NULL,
	"refund" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_refunds_once" UNIQUE("shop_order","name"),
	CONSTRAINT "shop_order_refunds_taka" CHECK ("shop_order_refunds"."taka" > 0)
);
--> statement-breakpoint
CREATE TABLE "suspended_shops" (
	"shop" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" integer NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_letters" DROP CONSTRAINT "shop_letters_once";--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "goods_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "goods_on_time" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_letters" ADD COLUMN "date" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "last_wrong_code" text;--> statement-breakpoint
ALTER TABLE "shop_order_refunds" ADD CONSTRAINT "shop_order_refunds_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_refunds" ADD CONSTRAINT "shop_order_refunds_refund_refunds_id_fk" FOREIGN KEY ("refund") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_shops" ADD CONSTRAINT "suspended_shops_shop_users_id_fk" FOREIGN KEY ("shop") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_shops" ADD CONSTRAINT "suspended_shops_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_refunds_of_refund" ON "shop_order_refunds" USING btree ("refund");--> statement-breakpoint
CREATE INDEX "shop_orders_by_delivery" ON "shop_orders" USING btree ("deliver_by") WHERE state in ('placed', 'accepted', 'packed', 'shipped', 'ready');--> statement-breakpoint
ALTER TABLE "shop_letters" ADD CONSTRAINT "shop_letters_once" UNIQUE("shop_order","kind","date");--> statement-breakpoint
INSERT INTO "shop_order_refunds" ("shop_order", "name", "taka", "why", "refund")
SELECT "id", 'end', "refunded", coalesce("reason", ''), "refund" FROM "shop_orders" WHERE "refunded" > 0 AND "refund" IS NOT NULL;--> statement-breakpoint
UPDATE "shop_letters" SET "date" = 'hand-over' WHERE "kind" IN ('shop-late', 'shop-sale-late', 'shop-sale-due');--> statement-breakpoint
ALTER TABLE "shop_orders" DROP CONSTRAINT "shop_orders_refund_refunds_id_fk";
--> statement-breakpoint
ALTER TABLE "shop_orders" DROP COLUMN "refund";--> statement-breakpoint
ALTER TABLE "shop_orders" DROP COLUMN "warned_at";