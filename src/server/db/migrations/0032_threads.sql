CREATE TABLE "threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_count" integer DEFAULT 0 NOT NULL,
	"reactions" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	CONSTRAINT "threads_comments" CHECK ("threads"."comment_count" >= 0),
	CONSTRAINT "threads_reactions" CHECK (cardinality("threads"."reactions") = 5)
);
--> statement-breakpoint
CREATE TABLE "written_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "written_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"user_id" integer,
	"sender" text,
	"text_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "written_texts_source_unique" UNIQUE("source")
);
--> statement-breakpoint
-- A noun that people talk about has a thread of each of its rows by the default of a column, and its end by a trigger.
CREATE FUNCTION open_thread() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  opened integer;
BEGIN
  INSERT INTO threads DEFAULT VALUES RETURNING id INTO opened;
  RETURN opened;
END
$$;--> statement-breakpoint
CREATE FUNCTION end_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM threads WHERE id = OLD.thread;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Threads of articles that are there already have the numbers of these, so that no comment is written anew.
INSERT INTO threads (id, comment_count) OVERRIDING SYSTEM VALUE SELECT id, comment_count FROM blogs;--> statement-breakpoint
SELECT setval('threads_id_seq', (SELECT max(id) FROM threads)) WHERE EXISTS (SELECT FROM threads);--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "thread" integer;--> statement-breakpoint
UPDATE "blogs" SET "thread" = id;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "thread" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "thread" SET DEFAULT open_thread();--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_thread_unique" UNIQUE("thread");--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_thread_threads_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" DROP CONSTRAINT "blogs_comments";--> statement-breakpoint
ALTER TABLE "blogs" DROP COLUMN "comment_count";--> statement-breakpoint
ALTER TABLE "comments" DROP CONSTRAINT "comments_blog_blogs_id_fk";--> statement-breakpoint
ALTER TABLE "comments" RENAME COLUMN "blog" TO "thread";--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_threads_id_fk" FOREIGN KEY ("thread") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was written within a day counts on.
INSERT INTO written_texts (source, user_id, sender, text_hash, created_at)
SELECT 'comment ' || id, user_id, CASE WHEN user_id IS NULL THEN sender END, text_hash, created_at
FROM comments WHERE text_hash > '' AND created_at > now() - interval '1 day';--> statement-breakpoint
INSERT INTO written_texts (source, user_id, text_hash, created_at)
SELECT 'message ' || m.id, m.sender, '', m.created_at
FROM conversation_messages m JOIN conversation_sides s ON s.conversation = m.conversation AND s.side = m.side
WHERE s.user_id IS NOT NULL AND m.created_at > now() - interval '1 day';--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "written_texts_by_user" ON "written_texts" USING btree ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "written_texts_by_sender" ON "written_texts" USING btree ("sender","created_at") WHERE sender is not null;--> statement-breakpoint
CREATE INDEX "written_texts_by_text" ON "written_texts" USING btree ("text_hash","created_at");--> statement-breakpoint
CREATE INDEX "written_texts_by_time" ON "written_texts" USING btree ("created_at");--> statement-breakpoint
DROP INDEX "comments_by_sender";--> statement-breakpoint
DROP INDEX "comments_by_text";--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "sender";--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "text_hash";--> statement-breakpoint
CREATE TRIGGER ends_thread AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION end_thread();--> statement-breakpoint
-- A thread that is opened says nothing yet.
CREATE TRIGGER moves_public_data AFTER UPDATE OR TRUNCATE ON threads FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();