CREATE TABLE "shop_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_order" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "shop_letters_once" UNIQUE("shop_order","kind")
);
--> statement-breakpoint
ALTER TABLE "shop_letters" ADD CONSTRAINT "shop_letters_shop_order_shop_orders_id_fk" FOREIGN KEY ("shop_order") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_letters" ADD CONSTRAINT "shop_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_letters_due" ON "shop_letters" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "shop_letters_of_user" ON "shop_letters" USING btree ("user_id");