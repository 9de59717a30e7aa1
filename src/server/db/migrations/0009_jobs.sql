CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"tone" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "banners_positions" UNIQUE("place","position")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"question" jsonb NOT NULL,
	"question_key" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_push" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"looked_until" timestamp with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alerts_once" UNIQUE("user_id","question_key")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_post" integer NOT NULL,
	"applicant" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"education" text,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"letter" text DEFAULT '' NOT NULL,
	"cv" integer,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("job_post","applicant")
);
--> statement-breakpoint
CREATE TABLE "job_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent" integer,
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	CONSTRAINT "job_categories_titles" UNIQUE NULLS NOT DISTINCT("parent","title")
);
--> statement-breakpoint
CREATE TABLE "job_cvs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_cvs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_cvs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "job_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"job_application" integer,
	"job_message" integer,
	"job_alert" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_application" integer NOT NULL,
	"text" text NOT NULL,
	"client_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_messages_client_key" UNIQUE("job_application","client_key")
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer" integer NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_logo" text,
	"company_logo_tone" integer DEFAULT 0 NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"job_type" text NOT NULL,
	"job_education_qualification" text,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"vacancies" integer,
	"job_location" text DEFAULT '' NOT NULL,
	"division" text,
	"district" text,
	"is_remote" boolean DEFAULT false NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"apply_link" text,
	"needs_cv" boolean DEFAULT false NOT NULL,
	"description" text NOT NULL,
	"description_state" text DEFAULT '' NOT NULL,
	"job_category" integer NOT NULL,
	"job_subcategory" integer NOT NULL,
	"job_subsubcategory" integer NOT NULL,
	"published_at" timestamp with time zone,
	"is_closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"client_key" text,
	"search_words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_posts_client_key" UNIQUE("employer","client_key"),
	CONSTRAINT "job_posts_salary" CHECK ("job_posts"."salary_min" is null or "job_posts"."salary_max" is null or "job_posts"."salary_min" <= "job_posts"."salary_max")
);
--> statement-breakpoint
CREATE TABLE "job_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"education" text,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"cv" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "event_order" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "job_application" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "job_post" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "job_alert" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "job_message" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_post_job_posts_id_fk" FOREIGN KEY ("job_post") REFERENCES "public"."job_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_users_id_fk" FOREIGN KEY ("applicant") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_job_cvs_id_fk" FOREIGN KEY ("cv") REFERENCES "public"."job_cvs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_categories" ADD CONSTRAINT "job_categories_parent_job_categories_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."job_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_cvs" ADD CONSTRAINT "job_cvs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_letters" ADD CONSTRAINT "job_letters_job_application_job_applications_id_fk" FOREIGN KEY ("job_application") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_letters" ADD CONSTRAINT "job_letters_job_message_job_messages_id_fk" FOREIGN KEY ("job_message") REFERENCES "public"."job_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_letters" ADD CONSTRAINT "job_letters_job_alert_job_alerts_id_fk" FOREIGN KEY ("job_alert") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_job_application_job_applications_id_fk" FOREIGN KEY ("job_application") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_employer_users_id_fk" FOREIGN KEY ("employer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_job_category_job_categories_id_fk" FOREIGN KEY ("job_category") REFERENCES "public"."job_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_job_subcategory_job_categories_id_fk" FOREIGN KEY ("job_subcategory") REFERENCES "public"."job_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_job_subsubcategory_job_categories_id_fk" FOREIGN KEY ("job_subsubcategory") REFERENCES "public"."job_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD CONSTRAINT "job_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_profiles" ADD CONSTRAINT "job_profiles_cv_job_cvs_id_fk" FOREIGN KEY ("cv") REFERENCES "public"."job_cvs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("look_at") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "job_applications_by_job" ON "job_applications" USING btree ("job_post","applied_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_by_state" ON "job_applications" USING btree ("job_post","state");--> statement-breakpoint
CREATE INDEX "job_applications_by_applicant" ON "job_applications" USING btree ("applicant","id");--> statement-breakpoint
CREATE INDEX "job_applications_by_cv" ON "job_applications" USING btree ("cv");--> statement-breakpoint
CREATE INDEX "job_cvs_by_user" ON "job_cvs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "job_letters_due" ON "job_letters" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "job_posts_by_employer" ON "job_posts" USING btree ("employer","id");--> statement-breakpoint
CREATE INDEX "job_posts_by_posting" ON "job_posts" USING btree ("published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_deadline" ON "job_posts" USING btree ("deadline","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_salary" ON "job_posts" USING btree (coalesce(salary_max, salary_min, -1),"id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_category" ON "job_posts" USING btree ("job_category","published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_subcategory" ON "job_posts" USING btree ("job_subcategory","published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_subsubcategory" ON "job_posts" USING btree ("job_subsubcategory","published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_division" ON "job_posts" USING btree ("division","published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_district" ON "job_posts" USING btree ("district","published_at","id") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE INDEX "job_posts_by_words" ON "job_posts" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "job_profiles_by_cv" ON "job_profiles" USING btree ("cv");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_job_application_job_applications_id_fk" FOREIGN KEY ("job_application") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_job_post_job_posts_id_fk" FOREIGN KEY ("job_post") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_job_alert_job_alerts_id_fk" FOREIGN KEY ("job_alert") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_job_message_job_messages_id_fk" FOREIGN KEY ("job_message") REFERENCES "public"."job_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_application" ON "notices" USING btree ("job_application");--> statement-breakpoint
CREATE INDEX "notices_by_job" ON "notices" USING btree ("job_post");--> statement-breakpoint
CREATE INDEX "notices_by_alert" ON "notices" USING btree ("job_alert");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."event_order", "notices"."job_application", "notices"."job_post", "notices"."job_alert") = 1);