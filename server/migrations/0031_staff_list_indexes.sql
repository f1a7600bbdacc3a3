ALTER TABLE "merchants" ADD COLUMN "has_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A merchant has at most one account.
CREATE FUNCTION "update_merchant_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "merchants" SET "has_account" = false WHERE "id" = OLD."merchant_id";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "merchants" SET "has_account" = true WHERE "id" = NEW."merchant_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_merchant_added" AFTER INSERT ON "users" FOR EACH ROW WHEN (NEW."merchant_id" IS NOT NULL) EXECUTE FUNCTION "update_merchant_account"();--> statement-breakpoint
CREATE TRIGGER "users_merchant_changed" AFTER UPDATE OF "merchant_id" ON "users" FOR EACH ROW WHEN (OLD."merchant_id" IS DISTINCT FROM NEW."merchant_id") EXECUTE FUNCTION "update_merchant_account"();--> statement-breakpoint
CREATE TRIGGER "users_merchant_removed" AFTER DELETE ON "users" FOR EACH ROW WHEN (OLD."merchant_id" IS NOT NULL) EXECUTE FUNCTION "update_merchant_account"();--> statement-breakpoint
UPDATE "merchants" SET "has_account" = true WHERE "id" IN (SELECT "merchant_id" FROM "users");--> statement-breakpoint
CREATE INDEX "contact_messages_answered" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "merchants_by_state" ON "merchants" USING btree ("status","is_active","has_account","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id");