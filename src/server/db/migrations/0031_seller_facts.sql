CREATE TABLE "seller_facts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"events_held" integer NOT NULL,
	"event_people" integer NOT NULL,
	"applicants_answered" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_facts" ADD CONSTRAINT "seller_facts_user_id_seller_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."seller_profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Badges are on public pages.
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seller_facts FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
