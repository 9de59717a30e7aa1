CREATE TABLE "features" (
	"place" text PRIMARY KEY NOT NULL,
	"event" integer,
	"blog" integer,
	"until" timestamp with time zone NOT NULL,
	"featured_by" integer NOT NULL,
	"featured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "features_about" CHECK (num_nonnulls("features"."event", "features"."blog") = 1)
);--> statement-breakpoint
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
ALTER TABLE "seller_profiles" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "taken_off_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_blog_blogs_id_fk" FOREIGN KEY ("blog") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_featured_by_users_id_fk" FOREIGN KEY ("featured_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "features_by_event" ON "features" USING btree ("event") WHERE event is not null;--> statement-breakpoint
CREATE INDEX "features_by_blog" ON "features" USING btree ("blog") WHERE blog is not null;--> statement-breakpoint
CREATE INDEX "features_by_staff" ON "features" USING btree ("featured_by");--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON features FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
-- An article that its author deletes leaves nothing to decide about. Of jobs only drafts are deleted, of events none.
CREATE TRIGGER ends_case AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION end_case('article');
