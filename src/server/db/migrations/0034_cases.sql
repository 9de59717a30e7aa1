CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"owner" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_reason" text,
	"report_count" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"case" integer NOT NULL,
	"sender" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_case_sender_pk" PRIMARY KEY("case","sender")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_cases_id_fk" FOREIGN KEY ("case") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_open" ON "cases" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cases_open" ON "cases" USING btree ("opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cases_open_of_kind" ON "cases" USING btree ("kind","opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cases_closed" ON "cases" USING btree ("decided_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "cases_closed_of_kind" ON "cases" USING btree ("kind","decided_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "cases_about" ON "cases" USING btree ("kind","subject","id");--> statement-breakpoint
CREATE INDEX "cases_of_owner" ON "cases" USING btree ("owner") WHERE owner is not null;--> statement-breakpoint
CREATE INDEX "reports_by_sender" ON "reports" USING btree ("sender");--> statement-breakpoint
-- What a case is about is deleted: there is nothing to decide any more, and what readers wrote of it goes too. A table has it by
-- CREATE TRIGGER ends_case AFTER DELETE ON its_table FOR EACH ROW EXECUTE FUNCTION end_case('its kind').
CREATE FUNCTION end_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET state = 'gone', decided_at = now() WHERE kind = TG_ARGV[0] AND subject = OLD.id AND state = 'open';
  UPDATE reports r SET note = '' FROM cases c WHERE c.kind = TG_ARGV[0] AND c.subject = OLD.id AND r."case" = c.id AND r.note <> '';
  RETURN NULL;
END
$$;
