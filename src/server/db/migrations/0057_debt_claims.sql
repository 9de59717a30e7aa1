CREATE TABLE "debt_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debt_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"wallet" text NOT NULL,
	"trxid" text NOT NULL,
	"look_alike" text NOT NULL,
	"sent_to" text NOT NULL,
	"asked_paisa" bigint NOT NULL,
	"amount_paisa" bigint NOT NULL,
	"came_paisa" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "debt_claims_paisa" CHECK ("debt_claims"."asked_paisa" >= 0 and "debt_claims"."amount_paisa" > 0 and "debt_claims"."came_paisa" > 0),
	CONSTRAINT "debt_claims_form" CHECK ("debt_claims"."trxid" ~ '^[0-9A-Z]{6,20}$'),
	CONSTRAINT "debt_claims_decided" CHECK (("debt_claims"."state" = 'waiting') = ("debt_claims"."decided_at" is null) and ("debt_claims"."state" = 'taken') = ("debt_claims"."came_paisa" is not null))
);
--> statement-breakpoint
CREATE TABLE "trx_ids" (
	"wallet" text NOT NULL,
	"trxid" text NOT NULL,
	"named_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trx_ids_wallet_trxid_pk" PRIMARY KEY("wallet","trxid"),
	CONSTRAINT "trx_ids_form" CHECK ("trx_ids"."trxid" ~ '^[0-9A-Z]{6,20}$')
);
--> statement-breakpoint
ALTER TABLE "debt_claims" ADD CONSTRAINT "debt_claims_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_claims" ADD CONSTRAINT "debt_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "debt_claims_trxid" ON "debt_claims" USING btree ("wallet","trxid");--> statement-breakpoint
CREATE UNIQUE INDEX "debt_claims_one_waiting" ON "debt_claims" USING btree ("seller") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "debt_claims_of_seller" ON "debt_claims" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "debt_claims_waiting" ON "debt_claims" USING btree ("id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "debt_claims_look_alike" ON "debt_claims" USING btree ("wallet","look_alike");--> statement-breakpoint
-- What was named before stays named once.
INSERT INTO "trx_ids" ("wallet", "trxid", "named_at")
SELECT n.wallet, n.trxid, min(n.at) FROM (SELECT wallet, trxid, claimed_at AS at FROM "wallet_claims" UNION ALL SELECT wallet, trxid, sent_at FROM "wallet_refunds") n
GROUP BY n.wallet, n.trxid;
