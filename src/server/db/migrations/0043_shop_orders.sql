CREATE TABLE "baskets" (
	"user_id" integer NOT NULL,
	"variant" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"phone" text NOT NULL,
	"price_seen" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baskets_user_id_variant_pk" PRIMARY KEY("user_id","variant"),
	CONSTRAINT "baskets_quantity" CHECK ("baskets"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "forgiven_buyers" (
	"buyer" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" integer NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_order" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"account" integer,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_order" integer NOT NULL,
	"product" integer NOT NULL,
	"variant" integer NOT NULL,
	"title" text NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"picture" text,
	"tone" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"days_to_return" integer NOT NULL,
	CONSTRAINT "shop_order_lines_once" UNIQUE("shop_order","variant"),
	CONSTRAINT "shop_order_lines_numbers" CHECK ("shop_order_lines"."price" > 0 and "shop_order_lines"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"purchase" integer NOT NULL,
	"seller" integer NOT NULL,
	"buyer" integer NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"goods" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"delivery_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"commission" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund" integer,
	"coupon" integer,
	"is_coupon_back" boolean DEFAULT false NOT NULL,
	"is_stock_back" boolean DEFAULT false NOT NULL,
	"address" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"delivery_kind" text NOT NULL,
	"delivery_note" text DEFAULT '' NOT NULL,
	"days_least" integer NOT NULL,
	"days_most" integer NOT NULL,
	"seller_district" text,
	"courier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"placed_at" timestamp with time zone,
	"hand_over_by" timestamp with time zone,
	"deliver_by" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"delivered_by" text,
	"ended_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text,
	"reason_note" text DEFAULT '' NOT NULL,
	"is_call_wanted" boolean DEFAULT false NOT NULL,
	"called_at" timestamp with time zone,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"rider_link" integer DEFAULT 0 NOT NULL,
	"rider_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "shop_orders_once" UNIQUE("purchase","seller"),
	CONSTRAINT "shop_orders_money" CHECK ("shop_orders"."goods" > 0 and "shop_orders"."discount" between 0 and "shop_orders"."goods" and "shop_orders"."delivery_fee" >= 0
      and "shop_orders"."total" = "shop_orders"."goods" - "shop_orders"."discount" + "shop_orders"."delivery_fee"),
	CONSTRAINT "shop_orders_commission" CHECK ("shop_orders"."commission" between 0 and "shop_orders"."goods" - "shop_orders"."discount"),
	CONSTRAINT "shop_orders_refunded" CHECK ("shop_orders"."refunded" between 0 and "shop_orders"."total"),
	CONSTRAINT "shop_orders_placed" CHECK (("shop_orders"."placed_at" is null) = ("shop_orders"."hand_over_by" is null) and ("shop_orders"."placed_at" is null) = ("shop_orders"."deliver_by" is null)),
	CONSTRAINT "shop_orders_stock" CHECK (not "shop_orders"."is_stock_back" or "shop_orders"."state" in ('dropped', 'cancelled', 'back')),
	CONSTRAINT "shop_orders_delivered" CHECK (("shop_orders"."state" in ('delivered', 'closed')) <= ("shop_orders"."delivered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "commission" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_variant_product_variants_id_fk" FOREIGN KEY ("variant") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgiven_buyers" ADD CONSTRAINT "forgiven_buyers_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgiven_buyers" ADD CONSTRAINT "forgiven_buyers_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_changes" ADD CONSTRAINT "shop_order_changes_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_changes" ADD CONSTRAINT "shop_order_changes_account_users_id_fk" FOREIGN KEY ("account") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_variant_product_variants_id_fk" FOREIGN KEY ("variant") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_refund_refunds_id_fk" FOREIGN KEY ("refund") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_coupon_coupons_id_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_of_variant" ON "baskets" USING btree ("variant");--> statement-breakpoint
CREATE INDEX "baskets_removed" ON "baskets" USING btree ("changed_at") WHERE is_removed;--> statement-breakpoint
CREATE INDEX "shop_order_changes_of_order" ON "shop_order_changes" USING btree ("shop_order","id");--> statement-breakpoint
CREATE INDEX "shop_order_lines_of_variant" ON "shop_order_lines" USING btree ("variant");--> statement-breakpoint
CREATE INDEX "shop_order_lines_of_product" ON "shop_order_lines" USING btree ("product");--> statement-breakpoint
CREATE INDEX "shop_orders_of_seller" ON "shop_orders" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "shop_orders_of_buyer" ON "shop_orders" USING btree ("buyer","id");--> statement-breakpoint
CREATE INDEX "shop_orders_of_coupon" ON "shop_orders" USING btree ("coupon","buyer") WHERE coupon is not null and not is_coupon_back;--> statement-breakpoint
CREATE INDEX "shop_orders_by_hand_over" ON "shop_orders" USING btree ("hand_over_by") WHERE state in ('placed', 'accepted', 'packed');--> statement-breakpoint
CREATE INDEX "shop_orders_to_close" ON "shop_orders" USING btree ("delivered_at") WHERE state = 'delivered';