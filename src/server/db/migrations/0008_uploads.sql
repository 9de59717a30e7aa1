CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"was_shown" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","bytes");--> statement-breakpoint
CREATE INDEX "uploads_due" ON "uploads" USING btree ("look_at");