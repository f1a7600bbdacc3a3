CREATE INDEX "products_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_sku_search" ON "products" USING gin ("sku" gin_trgm_ops);