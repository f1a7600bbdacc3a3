ALTER TABLE "orders" ADD COLUMN "total_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "order_total_of"("order_id" uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum("price_cents"::bigint * "quantity" + "tax_cents"), 0)::bigint
	FROM "order_lines" WHERE "order_lines"."order_id" = "order_total_of"."order_id" AND "status" <> 'Cancelled'
$$;--> statement-breakpoint
-- A cancelled line no longer counts in the total.
CREATE OR REPLACE FUNCTION "update_order_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "status" = "order_status_of"(NEW."order_id"), "total_cents" = "order_total_of"(NEW."order_id")
	WHERE "id" = NEW."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- For statements that insert an order with its lines and no total, such as that of the previous version.
CREATE FUNCTION "set_order_total"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "total_cents" = "order_total_of"(NEW."id") WHERE "id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_total_missing" AFTER INSERT ON "orders" FOR EACH ROW WHEN (NEW."total_cents" = 0) EXECUTE FUNCTION "set_order_total"();--> statement-breakpoint
UPDATE "orders" SET "total_cents" = "order_total_of"("id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_cents","created_at","id","status");
