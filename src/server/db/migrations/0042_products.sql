CREATE TABLE "delivery_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"fee" integer NOT NULL,
	"free_from" integer,
	"days_least" integer NOT NULL,
	"days_most" integer NOT NULL,
	"is_cod" boolean DEFAULT false NOT NULL,
	"client_key" text,
	CONSTRAINT "delivery_options_once" UNIQUE("seller","client_key"),
	CONSTRAINT "delivery_options_fee" CHECK ("delivery_options"."fee" >= 0 and "delivery_options"."free_from" >= 0),
	CONSTRAINT "delivery_options_days" CHECK ("delivery_options"."days_least" between 0 and "delivery_options"."days_most")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent" integer,
	"title" text NOT NULL,
	"title_bn" text NOT NULL,
	"category" integer,
	CONSTRAINT "product_categories_titles" UNIQUE NULLS NOT DISTINCT("parent","title")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product" integer NOT NULL,
	"seller" integer NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"price" integer NOT NULL,
	"compare_at" integer,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"sku_key" text DEFAULT '' NOT NULL,
	"picture" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price" > 0 and "product_variants"."compare_at" > "product_variants"."price"),
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" >= 0 and "product_variants"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller" integer NOT NULL,
	"title" text NOT NULL,
	"second_title" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"description_state" text DEFAULT '' NOT NULL,
	"second_description" text DEFAULT '' NOT NULL,
	"second_description_state" text DEFAULT '' NOT NULL,
	"condition" text DEFAULT 'new' NOT NULL,
	"condition_note" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"warranty" text DEFAULT '' NOT NULL,
	"weight_grams" integer,
	"days_to_return" integer DEFAULT 7 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"price_most" integer NOT NULL,
	"compare_at" integer,
	"thumbnail" text,
	"thumbnail_tone" integer DEFAULT 0 NOT NULL,
	"gallery" integer,
	"product_category" integer NOT NULL,
	"product_subcategory" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"held_reason" text,
	"published_at" timestamp with time zone,
	"taken_off_at" timestamp with time zone,
	"taken_off_reason" text DEFAULT '' NOT NULL,
	"taken_off_with" text,
	"was_public" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" text,
	"search_words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_gallery_unique" UNIQUE("gallery"),
	CONSTRAINT "products_client_key" UNIQUE("seller","client_key"),
	CONSTRAINT "products_price" CHECK ("products"."price" > 0 and "products"."price_most" >= "products"."price" and "products"."compare_at" > "products"."price"),
	CONSTRAINT "products_condition" CHECK ("products"."condition" = 'new' or "products"."condition_note" <> '')
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"seller" integer PRIMARY KEY NOT NULL,
	"dbid" text DEFAULT '' NOT NULL,
	"closed_from" date,
	"closed_until" date,
	"delivers_everywhere" boolean DEFAULT false NOT NULL,
	"delivers_to" text[] DEFAULT '{}' NOT NULL,
	"free_from" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_closed" CHECK (("shops"."closed_from" is null) = ("shops"."closed_until" is null) and "shops"."closed_from" <= "shops"."closed_until")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant" integer NOT NULL,
	"delta" integer NOT NULL,
	"why" text NOT NULL,
	"order_number" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_delta" CHECK ("stock_moves"."delta" <> 0)
);
--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_seller_seller_profiles_user_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."seller_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_product_categories_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_picture_gallery_items_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."gallery_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_users_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gallery_galleries_id_fk" FOREIGN KEY ("gallery") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_category_product_categories_id_fk" FOREIGN KEY ("product_category") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_subcategory_product_categories_id_fk" FOREIGN KEY ("product_subcategory") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_seller_seller_profiles_user_id_fk" FOREIGN KEY ("seller") REFERENCES "public"."seller_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_variant_product_variants_id_fk" FOREIGN KEY ("variant") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_options_of_seller" ON "delivery_options" USING btree ("seller","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" USING btree ("seller","sku_key") WHERE sku_key <> '' and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values" ON "product_variants" USING btree ("product","values") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_of_product" ON "product_variants" USING btree ("product","position","id");--> statement-breakpoint
CREATE INDEX "product_variants_in_stock" ON "product_variants" USING btree ("product") WHERE removed_at is null and stock > 0;--> statement-breakpoint
CREATE INDEX "product_variants_low" ON "product_variants" USING btree ("seller","stock") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "products_by_seller" ON "products" USING btree ("seller","id");--> statement-breakpoint
CREATE INDEX "products_by_posting" ON "products" USING btree ("published_at","id") WHERE is_active and held_reason is null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id") WHERE is_active and held_reason is null;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("product_category","published_at","id") WHERE is_active and held_reason is null;--> statement-breakpoint
CREATE INDEX "products_by_subcategory" ON "products" USING btree ("product_subcategory","published_at","id") WHERE is_active and held_reason is null;--> statement-breakpoint
CREATE INDEX "products_of_seller" ON "products" USING btree ("seller","published_at","id") WHERE is_active and held_reason is null;--> statement-breakpoint
CREATE INDEX "products_held" ON "products" USING btree ("id") WHERE held_reason is not null;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stock_moves_of_variant" ON "stock_moves" USING btree ("variant","id");--> statement-breakpoint
-- How often words and prices are met: see migration 0011.
ALTER TABLE "products" ALTER COLUMN "search_words" SET STATISTICS 500;--> statement-breakpoint
-- What is public of them: kept pages follow.
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_categories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_variants FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shops FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_options FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION end_case('product');
