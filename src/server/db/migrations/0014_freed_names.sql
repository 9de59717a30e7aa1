CREATE TABLE "freed_names" (
	"kind" text NOT NULL,
	"name_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"freed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freed_names_kind_name_hash_pk" PRIMARY KEY("kind","name_hash")
);
--> statement-breakpoint
ALTER TABLE "freed_names" ADD CONSTRAINT "freed_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freed_names_by_age" ON "freed_names" USING btree ("freed_at");