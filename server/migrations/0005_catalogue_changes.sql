CREATE TABLE "catalogue_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "note_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalogue_changes" DEFAULT VALUES;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR DELETE OR UPDATE OF "name", "slug", "price_cents", "picture_hash", "is_active", "brand_id", "rating_sum", "review_count", "created_at" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "brands_changed" AFTER DELETE OR UPDATE OF "slug", "is_active" ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER DELETE OR UPDATE OF "slug", "is_active" ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();--> statement-breakpoint
CREATE TRIGGER "product_categories_changed" AFTER INSERT OR DELETE OR UPDATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_change"();
