CREATE TABLE "trade_licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "trade_licences_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "trade_licences_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "trade_licences_decided" CHECK (("trade_licences"."state" = 'waiting') = ("trade_licences"."decided_at" is null) and ("trade_licences"."state" = 'refused') = ("trade_licences"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "trade_licences" ADD CONSTRAINT "trade_licences_user_id_seller_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."seller_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_licences" ADD CONSTRAINT "trade_licences_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_licences_waiting" ON "trade_licences" USING btree ("id") WHERE state = 'waiting';--> statement-breakpoint
-- A badge names it: kept pages follow.
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trade_licences FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
