-- Numbers in an exclusion constraint beside a range; the extension may be created by who owns the database.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_letters_once" UNIQUE("booking","kind","user_id","version")
);
--> statement-breakpoint
CREATE TABLE "booking_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking" integer NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"tone" integer DEFAULT 0 NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "booking_pictures_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "booking_purchases" (
	"purchase" integer PRIMARY KEY NOT NULL,
	"booking" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"service" integer NOT NULL,
	"seller" integer NOT NULL,
	"buyer" integer NOT NULL,
	"member" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"group_time" integer,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pause_before" integer NOT NULL,
	"pause_after" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"answer_hours" integer NOT NULL,
	"pricing" text NOT NULL,
	"hours" integer DEFAULT 1 NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"is_instant" boolean NOT NULL,
	"payment" text NOT NULL,
	"advance_percent" integer NOT NULL,
	"cancel_hours" text NOT NULL,
	"price" integer NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"online" integer DEFAULT 0 NOT NULL,
	"cash" integer DEFAULT 0 NOT NULL,
	"cash_received_at" timestamp with time zone,
	"purchase" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"back_owed" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"second_title" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"division" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"proposed_by" text,
	"proposed_member" integer,
	"proposed_starts_at" timestamp with time zone,
	"proposed_ends_at" timestamp with time zone,
	"proposed_group" integer,
	"proposed_until" timestamp with time zone,
	"absent" text,
	"absent_at" timestamp with time zone,
	"decided_for" text,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"earned_at" timestamp with time zone,
	"ended_by" text,
	"reason" text,
	"reason_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_purchase_unique" UNIQUE("purchase"),
	CONSTRAINT "bookings_times" CHECK (("bookings"."starts_at" is null) = ("bookings"."ends_at" is null) and "bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_timed" CHECK (("bookings"."starts_at" is not null and "bookings"."member" is not null) or "bookings"."state" in ('asked', 'offered', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "bookings_due_open" CHECK (("bookings"."due_at" is not null) = ("bookings"."state" in ('asked', 'offered', 'held'))),
	CONSTRAINT "bookings_money" CHECK ("bookings"."online" + "bookings"."cash" = "bookings"."price" + "bookings"."charge" and "bookings"."online" >= 0 and "bookings"."cash" >= 0),
	CONSTRAINT "bookings_confirmed" CHECK ("bookings"."confirmed_at" is not null or "bookings"."state" not in ('confirmed', 'done', 'no-show', 'disputed')),
	CONSTRAINT "bookings_proposal" CHECK (num_nonnulls("bookings"."proposed_by", "bookings"."proposed_member", "bookings"."proposed_starts_at", "bookings"."proposed_ends_at", "bookings"."proposed_until") in (0, 5) and ("bookings"."proposed_by" is null or "bookings"."state" = 'confirmed')),
	CONSTRAINT "bookings_absent" CHECK (("bookings"."absent" is null) = ("bookings"."absent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "group_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service" integer NOT NULL,
	"member" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "group_times_once" UNIQUE("service","member","starts_at"),
	CONSTRAINT "group_times_left" CHECK ("group_times"."left" >= 0 and "group_times"."left" <= "group_times"."seats")
);
--> statement-breakpoint
CREATE TABLE "occupied" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupied_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"holder" bigint NOT NULL,
	"is_proposed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"member" integer,
	"hours" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_member_unique" UNIQUE("member")
);
--> statement-breakpoint
CREATE TABLE "free_time_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_time_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent" integer,
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"category" integer,
	CONSTRAINT "service_categories_titles" UNIQUE NULLS NOT DISTINCT("parent","title")
);
--> statement-breakpoint
CREATE TABLE "service_members" (
	"service" integer NOT NULL,
	"member" integer NOT NULL,
	CONSTRAINT "service_members_service_member_pk" PRIMARY KEY("service","member")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"title" text NOT NULL,
	"second_title" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"description_state" text DEFAULT '' NOT NULL,
	"second_description" text DEFAULT '' NOT NULL,
	"second_description_state" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"at_district" text DEFAULT '' NOT NULL,
	"at_area" text DEFAULT '' NOT NULL,
	"at_line" text DEFAULT '' NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"pricing" text NOT NULL,
	"price" integer NOT NULL,
	"hours_least" integer DEFAULT 1 NOT NULL,
	"hours_most" integer DEFAULT 4 NOT NULL,
	"duration" integer NOT NULL,
	"step" text NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"pause_before" integer DEFAULT 0 NOT NULL,
	"pause_after" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 2 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	"is_instant" boolean DEFAULT false NOT NULL,
	"answer_hours" integer DEFAULT 12 NOT NULL,
	"payment" text DEFAULT 'after' NOT NULL,
	"advance_percent" integer DEFAULT 10 NOT NULL,
	"cancel_hours" text DEFAULT '24' NOT NULL,
	"thumbnail" text,
	"thumbnail_tone" integer DEFAULT 0 NOT NULL,
	"gallery" integer,
	"faqs" integer,
	"service_category" integer NOT NULL,
	"service_subcategory" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"taken_off_at" timestamp with time zone,
	"taken_off_reason" text DEFAULT '' NOT NULL,
	"taken_off_with" text,
	"was_public" boolean DEFAULT false NOT NULL,
	"next_free_at" timestamp with time zone,
	"free_days" date[] DEFAULT '{}' NOT NULL,
	"free_stale_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" text,
	"search_words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_gallery_unique" UNIQUE("gallery"),
	CONSTRAINT "services_faqs_unique" UNIQUE("faqs"),
	CONSTRAINT "services_client_key" UNIQUE("seller","client_key"),
	CONSTRAINT "services_price" CHECK ("services"."price" >= 0 and ("services"."pricing" <> 'quote' or "services"."price" = 0)),
	CONSTRAINT "services_hours" CHECK ("services"."hours_least" between 1 and "services"."hours_most" and "services"."hours_most" <= 12),
	CONSTRAINT "services_times" CHECK ("services"."duration" between 15 and 720 and "services"."pause_before" between 0 and 240 and "services"."pause_after" between 0 and 240),
	CONSTRAINT "services_seats" CHECK ("services"."seats" between 1 and 50 and ("services"."seats" = 1 or "services"."pricing" = 'fixed')),
	CONSTRAINT "services_instant" CHECK (not "services"."is_instant" or "services"."pricing" <> 'quote')
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"picture" text,
	"is_owner" boolean DEFAULT false NOT NULL,
	"is_bookable" boolean DEFAULT true NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "team_members_once" UNIQUE("seller","client_key")
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "purchase" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "bookings_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "meets_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "meets_where" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_bookings_id_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_letters" ADD CONSTRAINT "booking_letters_booking_bookings_id_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_letters" ADD CONSTRAINT "booking_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pictures" ADD CONSTRAINT "booking_pictures_booking_bookings_id_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_purchases" ADD CONSTRAINT "booking_purchases_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_purchases" ADD CONSTRAINT "booking_purchases_booking_bookings_id_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_services_id_fk" FOREIGN KEY ("service") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_buyer_buyers_id_fk" FOREIGN KEY ("buyer") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_member_team_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."team_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_group_time_group_times_id_fk" FOREIGN KEY ("group_time") REFERENCES "public"."group_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_proposed_member_team_members_id_fk" FOREIGN KEY ("proposed_member") REFERENCES "public"."team_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_proposed_group_group_times_id_fk" FOREIGN KEY ("proposed_group") REFERENCES "public"."group_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_times" ADD CONSTRAINT "group_times_service_services_id_fk" FOREIGN KEY ("service") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_times" ADD CONSTRAINT "group_times_member_team_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."team_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupied" ADD CONSTRAINT "occupied_member_team_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."team_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_member_team_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_time_tasks" ADD CONSTRAINT "free_time_tasks_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_parent_service_categories_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_members" ADD CONSTRAINT "service_members_service_services_id_fk" FOREIGN KEY ("service") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_members" ADD CONSTRAINT "service_members_member_team_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_faqs_faq_lists_id_fk" FOREIGN KEY ("faqs") REFERENCES "public"."faq_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_service_category_service_categories_id_fk" FOREIGN KEY ("service_category") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_service_subcategory_service_categories_id_fk" FOREIGN KEY ("service_subcategory") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_of_booking" ON "booking_events" USING btree ("booking","id");--> statement-breakpoint
CREATE INDEX "booking_letters_due" ON "booking_letters" USING btree ("mail_at") WHERE mail_at is not null;--> statement-breakpoint
CREATE INDEX "booking_pictures_of_booking" ON "booking_pictures" USING btree ("booking","id");--> statement-breakpoint
CREATE INDEX "booking_purchases_of_booking" ON "booking_purchases" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "bookings_of_buyer" ON "bookings" USING btree ("buyer","state","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_seller" ON "bookings" USING btree ("seller","state","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_member" ON "bookings" USING btree ("member","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_service" ON "bookings" USING btree ("service","state");--> statement-breakpoint
CREATE INDEX "bookings_of_group" ON "bookings" USING btree ("group_time") WHERE group_time is not null;--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_proposals_due" ON "bookings" USING btree ("proposed_until") WHERE proposed_until is not null;--> statement-breakpoint
CREATE INDEX "bookings_to_end" ON "bookings" USING btree ("ends_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "bookings_to_earn" ON "bookings" USING btree ("ended_at") WHERE earned_at is null and purchase is not null and state in ('done', 'no-show', 'cancelled');--> statement-breakpoint
CREATE INDEX "bookings_back_owed" ON "bookings" USING btree ("id") WHERE back_owed > 0;--> statement-breakpoint
CREATE INDEX "bookings_disputed" ON "bookings" USING btree ("updated_at","id") WHERE state = 'disputed';--> statement-breakpoint
CREATE INDEX "group_times_of_member" ON "group_times" USING btree ("member","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "occupied_by_holder" ON "occupied" USING btree ("holder","is_proposed");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_of_seller" ON "calendars" USING btree ("seller") WHERE member is null;--> statement-breakpoint
CREATE INDEX "calendars_by_seller" ON "calendars" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "service_members_of_member" ON "service_members" USING btree ("member");--> statement-breakpoint
CREATE INDEX "services_by_seller" ON "services" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "services_by_free" ON "services" USING btree (coalesce(next_free_at, '9999-01-01 00:00:00+00'::timestamptz),"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "services_by_posting" ON "services" USING btree ("published_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "services_by_price" ON "services" USING btree ((case when pricing = 'quote' then 500001 else price end),"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "services_by_category" ON "services" USING btree ("service_category",coalesce(next_free_at, '9999-01-01 00:00:00+00'::timestamptz),"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "services_of_seller" ON "services" USING btree ("seller","published_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "services_by_days" ON "services" USING gin ("free_days") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "services_by_words" ON "services" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "services_free_due" ON "services" USING btree ("free_stale_at") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_owner" ON "team_members" USING btree ("seller") WHERE is_owner;--> statement-breakpoint
CREATE INDEX "team_members_of_seller" ON "team_members" USING btree ("seller","id");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminder_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_meeting" CHECK ("conversation_messages"."meets_where" = '' or "conversation_messages"."meets_at" is not null);--> statement-breakpoint
-- No member has two holders at once. Rows of one holder may overlap: a booking that moves by half an hour takes the new time before it lets go of the old one.
ALTER TABLE "occupied" ADD CONSTRAINT "occupied_once" EXCLUDE USING gist (member WITH =, during WITH &&, holder WITH <>);--> statement-breakpoint
-- How often words are met: see migration 0011.
ALTER TABLE "services" ALTER COLUMN "search_words" SET STATISTICS 500;--> statement-breakpoint
-- What is public of them: kept pages follow. Free times are not kept by the service, so what is booked moves nothing.
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_categories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_members FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON calendars FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON services FOR EACH ROW EXECUTE FUNCTION end_case('service');
