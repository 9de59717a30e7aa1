ALTER TABLE "earnings" ALTER COLUMN "purchase" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "commission_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_of_booking_cash" ON "earnings" USING btree ("booking") WHERE booking is not null and attempt is null;--> statement-breakpoint
CREATE INDEX "ledger_moves_of_booking" ON "ledger_moves" USING btree ("booking") WHERE booking is not null;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_purchase" CHECK ("earnings"."purchase" is not null or ("earnings"."booking" is not null and "earnings"."attempt" is null));--> statement-breakpoint
-- Of what is paid online the rate was read at the payment so far. Cash of bookings that were asked for before this owes nothing.
UPDATE "bookings" b SET "commission_rate" = commission_rate('booking', b."seller", s."service_category")
  FROM "services" s WHERE s."id" = b."service" AND b."payment" = 'online';
--> statement-breakpoint
-- Orders that were delivered and paid in cash before the ledger had sellers' accounts: nothing was taken of them, which a row now says as of all others.
INSERT INTO "earnings" ("seller", "kind", "purchase", "shop_order", "number", "gross", "base", "pending", "freed_at", "earned_at")
  SELECT o."seller", 'shop', o."purchase", o."id", o."number", (o."total" - CASE o."method" WHEN 'cod' THEN o."advance" ELSE 0 END)::bigint * 100,
    (o."goods" - o."discount")::bigint * 100, 0, o."delivered_at", o."delivered_at"
  FROM "shop_orders" o WHERE o."delivered_at" IS NOT NULL AND o."method" <> 'online'
    AND NOT EXISTS (SELECT FROM "earnings" e WHERE e."shop_order" = o."id" AND e."attempt" IS NULL) ORDER BY o."id";
