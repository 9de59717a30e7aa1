CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation" integer NOT NULL,
	"sender" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"picture_key" text,
	"picture_width" integer,
	"picture_height" integer,
	"picture_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "conversation_messages_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "conversation_messages_picture" CHECK (num_nulls("conversation_messages"."picture_key", "conversation_messages"."picture_width", "conversation_messages"."picture_height", "conversation_messages"."picture_bytes") in (0, 4))
);--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"conversation" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"last_message" integer NOT NULL,
	"read_to" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mailed_to" integer DEFAULT 0 NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_sides_conversation_side_pk" PRIMARY KEY("conversation","side")
);--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"event" integer,
	"event_order" integer,
	"job_application" integer,
	"asker" integer NOT NULL,
	"begun_by" integer NOT NULL,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_about" CHECK (case kind
        when 'event' then event is not null and event_order is null and job_application is null
        when 'order' then event_order is not null and event is null and job_application is null
        when 'application' then job_application is not null and event is null and event_order is null
        else event is null and job_application is null end)
);--> statement-breakpoint
CREATE TABLE "message_reports" (
	"message" integer NOT NULL,
	"reporter" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "message_reports_message_reporter_pk" PRIMARY KEY("message","reporter")
);--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_about";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "message_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "conversation" integer;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sender_users_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_event_order_event_orders_id_fk" FOREIGN KEY ("event_order") REFERENCES "public"."event_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_application_job_applications_id_fk" FOREIGN KEY ("job_application") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_users_id_fk" FOREIGN KEY ("asker") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_conversation_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_users_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_by_conversation" ON "conversation_messages" USING btree ("conversation","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_by_sender" ON "conversation_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "conversation_sides_by_user" ON "conversation_sides" USING btree ("user_id","last_message");--> statement-breakpoint
CREATE INDEX "conversation_sides_unread" ON "conversation_sides" USING btree ("user_id","last_message") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "conversation_sides_of_staff" ON "conversation_sides" USING btree ("last_message") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "conversation_sides_mail_due" ON "conversation_sides" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_event" ON "conversations" USING btree ("event","asker") WHERE kind = 'event';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_order" ON "conversations" USING btree ("event_order") WHERE kind = 'order';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_application" ON "conversations" USING btree ("job_application") WHERE kind = 'application';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_of_support" ON "conversations" USING btree ("asker",coalesce(event_order, 0)) WHERE kind = 'support';--> statement-breakpoint
CREATE INDEX "conversations_by_beginner" ON "conversations" USING btree ("begun_by","created_at");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE kind = 'support' and waiting_since is not null;--> statement-breakpoint
CREATE INDEX "conversations_about_order" ON "conversations" USING btree ("event_order") WHERE event_order is not null;--> statement-breakpoint
CREATE INDEX "message_reports_waiting" ON "message_reports" USING btree ("message") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "message_reports_by_reporter" ON "message_reports" USING btree ("reporter");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_conversation" ON "notices" USING btree ("conversation") WHERE conversation is not null;--> statement-breakpoint
INSERT INTO "conversations" ("kind", "job_application", "asker", "begun_by", "created_at")
SELECT 'application', a."id", a."applicant", j."employer", min(m."created_at")
FROM "job_messages" m JOIN "job_applications" a ON a."id" = m."job_application" JOIN "job_posts" j ON j."id" = a."job_post"
GROUP BY a."id", j."id" ORDER BY min(m."id");--> statement-breakpoint
INSERT INTO "conversation_messages" ("conversation", "sender", "side", "text", "created_at")
SELECT c."id", j."employer", 'answerer', m."text", m."created_at"
FROM "job_messages" m JOIN "conversations" c ON c."job_application" = m."job_application"
JOIN "job_applications" a ON a."id" = m."job_application" JOIN "job_posts" j ON j."id" = a."job_post" ORDER BY m."id";--> statement-breakpoint
WITH "moved" AS (
	SELECT o."id" AS "old_id", n."id", n."conversation"
	FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "nth" FROM "job_messages") o
	JOIN (SELECT "id", "conversation", row_number() OVER (ORDER BY "id") AS "nth" FROM "conversation_messages") n USING ("nth")
), "seen" AS (
	SELECT m."conversation", max(m."id") AS "last_message",
		coalesce(max(m."id") FILTER (WHERE EXISTS (SELECT FROM "notices" t WHERE t."job_message" = m."old_id" AND t."read_at" IS NOT NULL)), 0) AS "read_to",
		coalesce(min(m."id") FILTER (WHERE EXISTS (SELECT FROM "job_letters" l WHERE l."job_message" = m."old_id" AND l."due_at" IS NOT NULL)) - 1, max(m."id")) AS "mailed_to"
	FROM "moved" m GROUP BY m."conversation"
)
INSERT INTO "conversation_sides" ("conversation", "side", "user_id", "last_message", "read_to", "unread", "mailed_to", "mail_due_at")
SELECT c."id", 'asker', c."asker", s."last_message", s."read_to",
	(SELECT count(*) FROM "conversation_messages" m WHERE m."conversation" = c."id" AND m."id" > s."read_to"), s."mailed_to",
	CASE WHEN greatest(s."mailed_to", s."read_to") < s."last_message" THEN now() END
FROM "seen" s JOIN "conversations" c ON c."id" = s."conversation"
UNION ALL
SELECT c."id", 'answerer', j."employer", s."last_message", s."last_message", 0, s."last_message", NULL
FROM "seen" s JOIN "conversations" c ON c."id" = s."conversation" JOIN "job_applications" a ON a."id" = c."job_application" JOIN "job_posts" j ON j."id" = a."job_post";--> statement-breakpoint
DELETE FROM "notices" WHERE "kind" = 'employer-message' AND "id" NOT IN (
	SELECT max("id") FROM "notices" WHERE "kind" = 'employer-message' AND "read_at" IS NULL GROUP BY "job_application");--> statement-breakpoint
UPDATE "notices" SET "kind" = 'new-messages', "conversation" = c."id", "job_application" = NULL, "job_message" = NULL
FROM "conversations" c WHERE c."job_application" = "notices"."job_application" AND "notices"."kind" = 'employer-message';--> statement-breakpoint
DELETE FROM "job_letters" WHERE "kind" = 'message';--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."event_order", "notices"."job_application", "notices"."job_post", "notices"."job_alert", "notices"."comment", "notices"."event", "notices"."author", "notices"."conversation") = 1);--> statement-breakpoint
ALTER TABLE "job_letters" DROP CONSTRAINT "job_letters_job_message_job_messages_id_fk";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_job_message_job_messages_id_fk";--> statement-breakpoint
ALTER TABLE "job_letters" DROP COLUMN "job_message";--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "job_message";--> statement-breakpoint
DROP TABLE "job_messages";
