CREATE TABLE "authors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"blog" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"thumbnail" text,
	"thumbnail_tone" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"content_state" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_revisions_blog_version_pk" PRIMARY KEY("blog","version")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"thumbnail" text,
	"thumbnail_tone" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"content_state" text DEFAULT '' NOT NULL,
	"category" integer,
	"language" text NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"offline_bytes" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"tag_keys" text[] DEFAULT '{}' NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_client_key" UNIQUE("author","client_key"),
	CONSTRAINT "blogs_comments" CHECK ("blogs"."comment_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment" integer NOT NULL,
	"sender" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_comment_sender_pk" PRIMARY KEY("comment","sender")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blog" integer NOT NULL,
	"parent" integer,
	"user_id" integer,
	"author" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"held_reason" text,
	"key_hash" text NOT NULL,
	"sender" text,
	"text_hash" text NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "comments_once" UNIQUE("blog","key_hash")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"icon" text NOT NULL,
	"tone" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "event_categories" ADD COLUMN "category" integer;--> statement-breakpoint
ALTER TABLE "job_categories" ADD COLUMN "category" integer;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "search_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_blog_blogs_id_fk" FOREIGN KEY ("blog") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_blog_blogs_id_fk" FOREIGN KEY ("blog") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authors_by_state" ON "authors" USING btree ("state","asked_at","user_id");--> statement-breakpoint
CREATE INDEX "blogs_by_author" ON "blogs" USING btree ("author","updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_by_publishing" ON "blogs" USING btree ("published_at","id") WHERE published_at is not null and not is_withdrawn;--> statement-breakpoint
CREATE INDEX "blogs_by_category" ON "blogs" USING btree ("category","published_at","id") WHERE published_at is not null and not is_withdrawn;--> statement-breakpoint
CREATE INDEX "blogs_featured" ON "blogs" USING btree ("published_at","id") WHERE is_featured and published_at is not null and not is_withdrawn;--> statement-breakpoint
CREATE INDEX "blogs_by_tag" ON "blogs" USING gin ("tag_keys");--> statement-breakpoint
CREATE INDEX "blogs_by_words" ON "blogs" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "comments_shown" ON "comments" USING btree ("blog","created_at","id") WHERE parent is null and state = 'shown';--> statement-breakpoint
CREATE INDEX "comments_of_comment" ON "comments" USING btree ("parent","created_at","id") WHERE parent is not null;--> statement-breakpoint
CREATE INDEX "comments_by_user" ON "comments" USING btree ("user_id","blog");--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("created_at","id") WHERE state = 'held' or report_count > 0;--> statement-breakpoint
CREATE INDEX "comments_removed" ON "comments" USING btree ("created_at","id") WHERE state = 'removed';--> statement-breakpoint
CREATE INDEX "comments_by_sender" ON "comments" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "comments_by_text" ON "comments" USING btree ("text_hash","created_at");--> statement-breakpoint
ALTER TABLE "event_categories" ADD CONSTRAINT "event_categories_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_categories" ADD CONSTRAINT "job_categories_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_profiles_by_words" ON "seller_profiles" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blogs FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON comments FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();