DROP INDEX "products_shop_newest";--> statement-breakpoint
DROP INDEX "products_shop_price";--> statement-breakpoint
CREATE INDEX "products_shop_newest" ON "products" USING btree ("created_at","id","brand_id","price_cents","rating_sum","review_count") WHERE "products"."is_active";--> statement-breakpoint
CREATE INDEX "products_shop_price" ON "products" USING btree ("price_cents","id","brand_id","rating_sum","review_count") WHERE "products"."is_active";