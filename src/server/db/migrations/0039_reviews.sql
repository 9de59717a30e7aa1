CREATE TABLE "review_facts" (
	"about" text NOT NULL,
	"subject" integer NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"count" integer GENERATED ALWAYS AS (stars[1] * 1 + stars[2] * 1 + stars[3] * 1 + stars[4] * 1 + stars[5] * 1) STORED NOT NULL,
	"stars_sum" integer GENERATED ALWAYS AS (stars[1] * 1 + stars[2] * 2 + stars[3] * 3 + stars[4] * 4 + stars[5] * 5) STORED NOT NULL,
	CONSTRAINT "review_facts_about_subject_pk" PRIMARY KEY("about","subject"),
	CONSTRAINT "review_facts_stars" CHECK (cardinality("review_facts"."stars") = 5 and 0 <= all("review_facts"."stars"))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"about" text NOT NULL,
	"subject" integer NOT NULL,
	"owner" integer NOT NULL,
	"writer" integer NOT NULL,
	"purchase" integer NOT NULL,
	"once" text NOT NULL,
	"author" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"gallery" integer,
	"answer" text,
	"answered_at" timestamp with time zone,
	"state" text NOT NULL,
	"held_reason" text,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_gallery_unique" UNIQUE("gallery"),
	CONSTRAINT "reviews_once" UNIQUE("about","subject","once"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_writer_users_id_fk" FOREIGN KEY ("writer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("about","subject","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_of_stars" ON "reviews" USING btree ("about","subject","stars","created_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_by_writer" ON "reviews" USING btree ("writer","id");--> statement-breakpoint
CREATE INDEX "reviews_by_owner" ON "reviews" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "reviews_by_purchase" ON "reviews" USING btree ("purchase");--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
-- A row that is opened says nothing yet.
CREATE TRIGGER moves_public_data AFTER UPDATE OR TRUNCATE ON review_facts FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION end_case('review');
