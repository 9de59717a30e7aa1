CREATE TABLE "locked_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"locked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "features" (
	"place" text PRIMARY KEY NOT NULL,
	"event" integer,
	"blog" integer,
	"until" timestamp with time zone NOT NULL,
	"featured_by" integer NOT NULL,
	"featured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "features_about" CHECK (num_nonnulls("features"."event", "features"."blog") = 1)
);
--> statement-breakpoint
CREATE TABLE "silences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "silences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL,
	"by" integer NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" integer,
	"objection" text,
	"objected_at" timestamp with time zone,
	"objection_answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "taken_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "taken_off_with" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "taken_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "taken_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "taken_off_with" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "silence" integer;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "taken_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locked_sessions" ADD CONSTRAINT "locked_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_blog_blogs_id_fk" FOREIGN KEY ("blog") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_featured_by_users_id_fk" FOREIGN KEY ("featured_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locked_sessions_by_user" ON "locked_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "features_by_event" ON "features" USING btree ("event") WHERE event is not null;--> statement-breakpoint
CREATE INDEX "features_by_blog" ON "features" USING btree ("blog") WHERE blog is not null;--> statement-breakpoint
CREATE INDEX "features_by_staff" ON "features" USING btree ("featured_by");--> statement-breakpoint
CREATE UNIQUE INDEX "silences_one_at_a_time" ON "silences" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "silences_by_user" ON "silences" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "silences_objected" ON "silences" USING btree ("id") WHERE objected_at is not null and answered_at is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_silence_silences_id_fk" FOREIGN KEY ("silence") REFERENCES "public"."silences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_by_kind" ON "security_events" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "security_events_by_staff" ON "security_events" USING btree ((details ->> 'staff'),"id") WHERE details ? 'staff';--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "users_by_name_start" ON "users" USING btree (username_key text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_full_name_start" ON "users" USING btree (lower(full_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "notices_by_silence" ON "notices" USING btree ("silence") WHERE silence is not null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."purchase", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment", "notices"."event", "notices"."author", "notices"."conversation", "notices"."silence", "notices"."about") = 1 and ("notices"."about_noun" is null) = ("notices"."about" is null));--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON features FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
-- An article that its author deletes leaves nothing to decide about. Of jobs only drafts are deleted, of events none.
CREATE TRIGGER ends_case AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION end_case('article');
