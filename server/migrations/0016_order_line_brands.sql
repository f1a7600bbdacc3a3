ALTER TABLE "order_lines" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
-- Before there was a copy, lines belonged to the current brand of their product.
UPDATE "order_lines" SET "brand_id" = "products"."brand_id", "sku" = "products"."sku" FROM "products" WHERE "products"."id" = "order_lines"."product_id";--> statement-breakpoint
CREATE INDEX "order_lines_brand" ON "order_lines" USING btree ("brand_id","order_id","status");