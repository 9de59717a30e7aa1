-- Orders of tickets become purchases, of which there are going to be other kinds. Every row stays; the names change, so the version before
-- cannot run on this database any more.
ALTER TABLE "event_orders" RENAME TO "purchases";--> statement-breakpoint
ALTER TABLE "event_coupons" RENAME TO "coupons";--> statement-breakpoint
ALTER TABLE "order_events" RENAME TO "purchase_changes";--> statement-breakpoint
ALTER TABLE "order_tasks" RENAME TO "purchase_tasks";--> statement-breakpoint
ALTER TABLE "conversations" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "conversations" RENAME CONSTRAINT "conversations_event_order_event_orders_id_fk" TO "conversations_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "event_message_orders" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "event_message_orders" RENAME CONSTRAINT "event_message_orders_event_order_event_orders_id_fk" TO "event_message_orders_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "notice_sales" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "notice_sales" RENAME CONSTRAINT "notice_sales_event_order_event_orders_id_fk" TO "notice_sales_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "notices" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "notices" RENAME CONSTRAINT "notices_event_order_event_orders_id_fk" TO "notices_purchase_purchases_id_fk";--> statement-breakpoint
ALTER SEQUENCE "event_coupons_id_seq" RENAME TO "coupons_id_seq";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_pkey" TO "coupons_pkey";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_event_events_id_fk" TO "coupons_event_events_id_fk";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_code" TO "coupons_of_event";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_kind" TO "coupons_kind";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_percent" TO "coupons_percent";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_taka" TO "coupons_taka";--> statement-breakpoint
ALTER TABLE "coupons" RENAME CONSTRAINT "event_coupons_used" TO "coupons_used";--> statement-breakpoint
ALTER TABLE "event_order_items" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "event_order_items" RENAME CONSTRAINT "event_order_items_event_order_event_orders_id_fk" TO "event_order_items_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "purchases" RENAME COLUMN "event_order_id" TO "number";--> statement-breakpoint
ALTER SEQUENCE "event_orders_id_seq" RENAME TO "purchases_id_seq";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_pkey" TO "purchases_pkey";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_buyer_buyers_id_fk" TO "purchases_buyer_buyers_id_fk";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_event_events_id_fk" TO "purchases_event_events_id_fk";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_coupon_event_coupons_id_fk" TO "purchases_coupon_coupons_id_fk";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_event_order_id_unique" TO "purchases_number_unique";--> statement-breakpoint
ALTER INDEX "event_orders_by_buyer" RENAME TO "purchases_by_buyer";--> statement-breakpoint
ALTER INDEX "event_orders_by_event" RENAME TO "purchases_by_event";--> statement-breakpoint
ALTER INDEX "event_orders_of_event" RENAME TO "purchases_of_event";--> statement-breakpoint
ALTER INDEX "event_orders_sold" RENAME TO "purchases_sold";--> statement-breakpoint
ALTER INDEX "event_orders_confirmed" RENAME TO "purchases_confirmed";--> statement-breakpoint
ALTER INDEX "event_orders_in_review" RENAME TO "purchases_in_review";--> statement-breakpoint
ALTER INDEX "event_orders_owed" RENAME TO "purchases_owed";--> statement-breakpoint
ALTER INDEX "event_orders_refunds_asked" RENAME TO "purchases_refunds_asked";--> statement-breakpoint
ALTER INDEX "event_orders_due" RENAME TO "purchases_due";--> statement-breakpoint
ALTER INDEX "event_orders_pay_due" RENAME TO "purchases_pay_due";--> statement-breakpoint
ALTER INDEX "event_orders_drafts" RENAME TO "purchases_drafts";--> statement-breakpoint
ALTER TABLE "purchases" RENAME CONSTRAINT "event_orders_totals" TO "purchases_totals";--> statement-breakpoint
ALTER TABLE "purchase_changes" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER SEQUENCE "order_events_id_seq" RENAME TO "purchase_changes_id_seq";--> statement-breakpoint
ALTER TABLE "purchase_changes" RENAME CONSTRAINT "order_events_pkey" TO "purchase_changes_pkey";--> statement-breakpoint
ALTER TABLE "purchase_changes" RENAME CONSTRAINT "order_events_event_order_event_orders_id_fk" TO "purchase_changes_purchase_purchases_id_fk";--> statement-breakpoint
ALTER INDEX "order_events_by_order" RENAME TO "purchase_changes_by_purchase";--> statement-breakpoint
ALTER TABLE "purchase_tasks" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER SEQUENCE "order_tasks_id_seq" RENAME TO "purchase_tasks_id_seq";--> statement-breakpoint
ALTER TABLE "purchase_tasks" RENAME CONSTRAINT "order_tasks_pkey" TO "purchase_tasks_pkey";--> statement-breakpoint
ALTER TABLE "purchase_tasks" RENAME CONSTRAINT "order_tasks_event_order_event_orders_id_fk" TO "purchase_tasks_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "purchase_tasks" RENAME CONSTRAINT "order_tasks_once" TO "purchase_tasks_once";--> statement-breakpoint
ALTER INDEX "order_tasks_due" RENAME TO "purchase_tasks_due";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME CONSTRAINT "payment_attempts_event_order_event_orders_id_fk" TO "payment_attempts_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "tickets" RENAME COLUMN "event_order" TO "purchase";--> statement-breakpoint
ALTER TABLE "tickets" RENAME CONSTRAINT "tickets_event_order_event_orders_id_fk" TO "tickets_purchase_purchases_id_fk";--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "event" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "shop" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "kind" text DEFAULT 'tickets' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "method" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_seller_profiles_user_id_fk" FOREIGN KEY ("shop") REFERENCES "public"."seller_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_of_shop" UNIQUE("shop","code_key");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner" CHECK (num_nonnulls("coupons"."event", "coupons"."shop") = 1);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_event" CHECK ("purchases"."event" is null or "purchases"."kind" = 'tickets');
