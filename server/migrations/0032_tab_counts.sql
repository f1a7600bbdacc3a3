CREATE INDEX "merchants_counts" ON "merchants" USING btree ("status","is_active","has_account");--> statement-breakpoint
CREATE INDEX "reviews_counts" ON "reviews" USING btree ("status");--> statement-breakpoint
CREATE INDEX "users_counts" ON "users" USING btree ("role");