CREATE TABLE "notice_sales" (
	"event_order" integer PRIMARY KEY NOT NULL,
	"notice" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "event" integer;--> statement-breakpoint
ALTER TABLE "notice_sales" ADD CONSTRAINT "notice_sales_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_sales" ADD CONSTRAINT "notice_sales_notice_notices_id_fk" FOREIGN KEY ("notice") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_sales_by_notice" ON "notice_sales" USING btree ("notice");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_event" ON "notices" USING btree ("event") WHERE event is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."event_order", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment", "notices"."event") = 1);