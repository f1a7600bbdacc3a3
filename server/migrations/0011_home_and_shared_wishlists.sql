CREATE TABLE "wishlist_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "wishlist" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_shop_loved" ON "products" USING btree ("rating_sum","id") WHERE "products"."is_active";--> statement-breakpoint
CREATE INDEX "reviews_praise" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."status" = 'Approved' and "reviews"."rating" >= 4;--> statement-breakpoint
DROP TRIGGER "brands_changed" ON "brands";--> statement-breakpoint
CREATE TRIGGER "brands_changed" AFTER DELETE OR UPDATE OF "name", "slug", "description", "is_active" ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
DROP TRIGGER "categories_changed" ON "categories";--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR DELETE OR UPDATE OF "name", "slug", "is_active" ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
