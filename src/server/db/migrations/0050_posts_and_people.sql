CREATE SEQUENCE "public"."frequent_public_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "people" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_off_reason" text,
	"search_words" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_markers" (
	"user_id" integer NOT NULL,
	"feed" text NOT NULL,
	"post" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_markers_user_id_feed_pk" PRIMARY KEY("user_id","feed")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"post" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"film" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_revisions_post_version_pk" PRIMARY KEY("post","version")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author" integer NOT NULL,
	"thread" integer DEFAULT open_thread() NOT NULL,
	"gallery" integer,
	"text" text DEFAULT '' NOT NULL,
	"film" text,
	"about_event" integer,
	"about_service" integer,
	"about_job" integer,
	"about_blog" integer,
	"language" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tag_keys" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"held_reason" text,
	"comments_closed" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"client_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search_words" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "posts_thread_unique" UNIQUE("thread"),
	CONSTRAINT "posts_once" UNIQUE("author","client_key"),
	CONSTRAINT "posts_about_one" CHECK (num_nonnulls("posts"."about_event", "posts"."about_service", "posts"."about_job", "posts"."about_blog") <= 1)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"blocked" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_pk" PRIMARY KEY("user_id","blocked"),
	CONSTRAINT "blocks_others" CHECK ("blocks"."user_id" <> "blocks"."blocked")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower" integer NOT NULL,
	"followed" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_followed_pk" PRIMARY KEY("follower","followed"),
	CONSTRAINT "follows_others" CHECK ("follows"."follower" <> "follows"."followed")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" integer NOT NULL,
	"muted" integer NOT NULL,
	"until" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_user_id_muted_pk" PRIMARY KEY("user_id","muted"),
	CONSTRAINT "mutes_others" CHECK ("mutes"."user_id" <> "mutes"."muted")
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"thread" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_thread_user_id_pk" PRIMARY KEY("thread","user_id")
);
--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "first_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "bookings_ended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "bookings_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "refunds_owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "refunds_in_time" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_facts" ADD COLUMN "computed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "gallery" integer;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "of_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_markers" ADD CONSTRAINT "feed_markers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_posts_id_fk" FOREIGN KEY ("post") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_thread_threads_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_about_event_events_id_fk" FOREIGN KEY ("about_event") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_about_service_services_id_fk" FOREIGN KEY ("about_service") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_about_job_job_posts_id_fk" FOREIGN KEY ("about_job") REFERENCES "public"."job_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_about_blog_blogs_id_fk" FOREIGN KEY ("about_blog") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_users_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_users_id_fk" FOREIGN KEY ("follower") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_users_id_fk" FOREIGN KEY ("followed") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_users_id_fk" FOREIGN KEY ("muted") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_thread_threads_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_gallery_unique" UNIQUE("gallery");--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_gallery_unique" UNIQUE("gallery");--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_items_pictures_of_profiles" ON "gallery_items" USING btree ("id") WHERE of_profile and file is not null;--> statement-breakpoint
CREATE INDEX "gallery_items_films_of_profiles" ON "gallery_items" USING btree ("id") WHERE of_profile and file is null;--> statement-breakpoint
CREATE INDEX "gallery_items_of_posts" ON "gallery_items" USING btree ("file") WHERE file like '/media/posts/%';--> statement-breakpoint
CREATE INDEX "people_by_words" ON "people" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "posts_by_time" ON "posts" USING btree ("published_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("author","published_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "posts_own" ON "posts" USING btree ("author","id");--> statement-breakpoint
CREATE INDEX "posts_by_tag" ON "posts" USING gin ("tag_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "posts_about_event" ON "posts" USING btree ("about_event") WHERE about_event is not null;--> statement-breakpoint
CREATE INDEX "posts_about_service" ON "posts" USING btree ("about_service") WHERE about_service is not null;--> statement-breakpoint
CREATE INDEX "posts_about_job" ON "posts" USING btree ("about_job") WHERE about_job is not null;--> statement-breakpoint
CREATE INDEX "posts_about_blog" ON "posts" USING btree ("about_blog") WHERE about_blog is not null;--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "follows_of_followed" ON "follows" USING btree ("followed","at");--> statement-breakpoint
CREATE INDEX "mutes_of_muted" ON "mutes" USING btree ("muted");--> statement-breakpoint
CREATE INDEX "reactions_of_user" ON "reactions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "reactions_of_thread" ON "reactions" USING btree ("thread","at") WHERE kind is not null;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- How often words are met: see migration 0011.
ALTER TABLE "posts" ALTER COLUMN "search_words" SET STATISTICS 500;--> statement-breakpoint
CREATE TRIGGER ends_thread AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION end_thread();--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION end_case('post');--> statement-breakpoint
-- What is public of them: kept pages follow.
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON people FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
-- Two hundred people may react in one second: kept pages follow by a background job, every few seconds, not with each of them.
DROP TRIGGER moves_public_data ON threads;--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER UPDATE OF comment_count OR TRUNCATE ON threads FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE FUNCTION note_frequent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('frequent_public_changes');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER notes_frequent_change AFTER UPDATE OF reactions ON threads FOR EACH STATEMENT EXECUTE FUNCTION note_frequent_change();--> statement-breakpoint
CREATE TRIGGER notes_frequent_change AFTER INSERT OR DELETE OR TRUNCATE ON follows FOR EACH STATEMENT EXECUTE FUNCTION note_frequent_change();
