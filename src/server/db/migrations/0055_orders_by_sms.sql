ALTER TABLE "buyers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "sms_phone" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "sms" text;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "key_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_by_key" ON "shop_orders" USING btree ("seller","key_hash") WHERE key_hash is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_unconfirmed" ON "shop_orders" USING btree (coalesce(ended_at, delivered_at)) WHERE sms = 'unconfirmed';--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_sms" CHECK ("shop_orders"."sms" is null or ("shop_orders"."key_hash" is not null and "shop_orders"."method" = 'cod'));