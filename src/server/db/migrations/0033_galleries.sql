-- Pictures and questions of an event become those of any noun: `event_gallery` is `gallery_items`, `event_faqs` is `faqs`; rows and their ids stay.
CREATE TABLE "galleries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"event" integer
);
--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "galleries" ("owner", "event")
SELECT "seller", "id" FROM "events" WHERE EXISTS (SELECT FROM "event_gallery" WHERE "event_gallery"."event" = "events"."id") ORDER BY "id";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "gallery" integer;--> statement-breakpoint
UPDATE "events" SET "gallery" = "galleries"."id" FROM "galleries" WHERE "galleries"."event" = "events"."id";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_gallery_unique" UNIQUE("gallery");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_gallery" RENAME TO "gallery_items";--> statement-breakpoint
ALTER SEQUENCE "event_gallery_id_seq" RENAME TO "gallery_items_id_seq";--> statement-breakpoint
ALTER TABLE "gallery_items" RENAME CONSTRAINT "event_gallery_pkey" TO "gallery_items_pkey";--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "gallery" integer, ADD COLUMN "alt" text DEFAULT '' NOT NULL, ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "gallery_items" SET "gallery" = "galleries"."id",
  "bytes" = coalesce((SELECT "uploads"."bytes" FROM "uploads" WHERE '/media/' || "uploads"."key" = "gallery_items"."file"), 0)
FROM "galleries" WHERE "galleries"."event" = "gallery_items"."event";--> statement-breakpoint
ALTER TABLE "gallery_items" DROP COLUMN "event", ALTER COLUMN "gallery" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_client_key" UNIQUE("gallery","client_key");--> statement-breakpoint
CREATE INDEX "gallery_items_by_gallery" ON "gallery_items" USING btree ("gallery","position","id");--> statement-breakpoint
ALTER TABLE "galleries" DROP COLUMN "event";--> statement-breakpoint
CREATE INDEX "galleries_by_owner" ON "galleries" USING btree ("owner","id");--> statement-breakpoint
CREATE TABLE "faq_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"event" integer
);
--> statement-breakpoint
ALTER TABLE "faq_lists" ADD CONSTRAINT "faq_lists_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "faq_lists" ("owner", "event")
SELECT "seller", "id" FROM "events" WHERE EXISTS (SELECT FROM "event_faqs" WHERE "event_faqs"."event" = "events"."id") ORDER BY "id";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "faq_list" integer;--> statement-breakpoint
UPDATE "events" SET "faq_list" = "faq_lists"."id" FROM "faq_lists" WHERE "faq_lists"."event" = "events"."id";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_faq_list_unique" UNIQUE("faq_list");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_faq_list_faq_lists_id_fk" FOREIGN KEY ("faq_list") REFERENCES "public"."faq_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_faqs" RENAME TO "faqs";--> statement-breakpoint
ALTER SEQUENCE "event_faqs_id_seq" RENAME TO "faqs_id_seq";--> statement-breakpoint
ALTER TABLE "faqs" RENAME CONSTRAINT "event_faqs_pkey" TO "faqs_pkey";--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "list" integer;--> statement-breakpoint
UPDATE "faqs" SET "list" = "faq_lists"."id" FROM "faq_lists" WHERE "faq_lists"."event" = "faqs"."event";--> statement-breakpoint
ALTER TABLE "faqs" DROP COLUMN "event", ALTER COLUMN "list" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_list_faq_lists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."faq_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_by_list" ON "faqs" USING btree ("list","position","id");--> statement-breakpoint
ALTER TABLE "faq_lists" DROP COLUMN "event";--> statement-breakpoint
CREATE INDEX "faq_lists_by_owner" ON "faq_lists" USING btree ("owner","id");
