CREATE SEQUENCE "public"."public_data_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "event_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_bn" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_gallery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_gallery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"file" text,
	"tone" integer DEFAULT 0 NOT NULL,
	"video_url" text
);
--> statement-breakpoint
CREATE TABLE "event_subcategories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_subcategories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"event_category" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_subsubcategories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_subsubcategories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"event_subcategory" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" integer NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"seats" integer NOT NULL,
	"capacity" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"from" timestamp with time zone,
	"to" timestamp with time zone,
	"per_order_limit" integer DEFAULT 10 NOT NULL,
	CONSTRAINT "event_tickets_seats" CHECK ("event_tickets"."seats" >= 0 and "event_tickets"."seats" <= "event_tickets"."capacity"),
	CONSTRAINT "event_tickets_price" CHECK ("event_tickets"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"seats" integer NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"link" text,
	"location" text,
	"description" text NOT NULL,
	"terms_and_condition" text DEFAULT '' NOT NULL,
	"thumbnail" text,
	"thumbnail_tone" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"event_status" text DEFAULT 'Upcoming' NOT NULL,
	"is_featured" boolean DEFAULT true NOT NULL,
	"event_category" integer,
	"event_subcategory" integer,
	"event_subsubcategory" integer,
	"search_words" "tsvector" NOT NULL,
	"place_words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_price" CHECK ("events"."price" >= 0),
	CONSTRAINT "events_seats" CHECK ("events"."seats" >= 0),
	CONSTRAINT "events_times" CHECK ("events"."to_time" >= "events"."from_time")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"full_name" text NOT NULL,
	"profession" text DEFAULT '' NOT NULL,
	"division" text,
	"district" text,
	"about" text DEFAULT '' NOT NULL,
	"profile_picture" text,
	CONSTRAINT "seller_profiles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "seedings" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_faqs" ADD CONSTRAINT "event_faqs_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_gallery" ADD CONSTRAINT "event_gallery_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subcategories" ADD CONSTRAINT "event_subcategories_event_category_event_categories_id_fk" FOREIGN KEY ("event_category") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subsubcategories" ADD CONSTRAINT "event_subsubcategories_event_subcategory_event_subcategories_id_fk" FOREIGN KEY ("event_subcategory") REFERENCES "public"."event_subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_category_event_categories_id_fk" FOREIGN KEY ("event_category") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_subcategory_event_subcategories_id_fk" FOREIGN KEY ("event_subcategory") REFERENCES "public"."event_subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_subsubcategory_event_subsubcategories_id_fk" FOREIGN KEY ("event_subsubcategory") REFERENCES "public"."event_subsubcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_faqs_by_event" ON "event_faqs" USING btree ("event","position","id");--> statement-breakpoint
CREATE INDEX "event_gallery_by_event" ON "event_gallery" USING btree ("event","position","id");--> statement-breakpoint
CREATE INDEX "event_tickets_by_event" ON "event_tickets" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("from_time","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_price" ON "events" USING btree ("price","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_category" ON "events" USING btree ("event_category","from_time","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_subcategory" ON "events" USING btree ("event_subcategory","from_time","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_subsubcategory" ON "events" USING btree ("event_subsubcategory","from_time","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_seller" ON "events" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "events_by_span" ON "events" USING gist (tstzrange(from_time, to_time, '[]')) WHERE is_active;--> statement-breakpoint
CREATE INDEX "events_by_words" ON "events" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "events_by_place" ON "events" USING gin ("place_words");