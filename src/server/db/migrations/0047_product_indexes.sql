DROP INDEX "product_variants_in_stock";--> statement-breakpoint
DROP INDEX "product_variants_low";--> statement-breakpoint
DROP INDEX "products_held";--> statement-breakpoint
CREATE INDEX "product_variants_by_picture" ON "product_variants" USING btree ("picture") WHERE picture is not null;