CREATE TABLE "daybook_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daybook_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"entry_key" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"person_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daybook_entries_once" UNIQUE("seller","entry_key"),
	CONSTRAINT "daybook_entries_amount" CHECK ("daybook_entries"."amount" between 1 and 10000000),
	CONSTRAINT "daybook_entries_person" CHECK (("daybook_entries"."kind" in ('lent', 'repaid')) = ("daybook_entries"."person" <> ''))
);
--> statement-breakpoint
ALTER TABLE "daybook_entries" ADD CONSTRAINT "daybook_entries_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daybook_entries_by_day" ON "daybook_entries" USING btree ("seller","day","id");--> statement-breakpoint
CREATE INDEX "daybook_entries_of_person" ON "daybook_entries" USING btree ("seller","person_key") WHERE person_key <> '';--> statement-breakpoint
CREATE INDEX "daybook_entries_by_change" ON "daybook_entries" USING btree ("seller","changed_at");--> statement-breakpoint
CREATE INDEX "daybook_entries_by_making" ON "daybook_entries" USING btree ("seller","created_at");