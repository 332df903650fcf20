-- CreateTable
CREATE TABLE "parcels" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "registrationId" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'toPack',
    "items" TEXT[],
    "recipient" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "paidOn" DATE NOT NULL,
    "packBy" DATE NOT NULL,
    "arriveBy" DATE NOT NULL,
    "courier" TEXT NOT NULL DEFAULT '',
    "trackingNumber" TEXT NOT NULL DEFAULT '',
    "trackingUrl" TEXT NOT NULL DEFAULT '',
    "packedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "returnReason" TEXT NOT NULL DEFAULT '',
    "resendOfId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staffId" UUID,

    CONSTRAINT "parcels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcel_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "courses" TEXT NOT NULL DEFAULT 'first',
    "orders" TEXT NOT NULL DEFAULT 'whole',
    "since" TIMESTAMPTZ(3),

    CONSTRAINT "parcel_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "parcels_resendOfId_key" ON "parcels"("resendOfId");

-- CreateIndex
CREATE INDEX "parcels_registrationId_idx" ON "parcels"("registrationId");

-- CreateIndex
CREATE INDEX "parcels_status_packBy_idx" ON "parcels"("status", "packBy");

-- One for each registration, and one more for each that came back and is sent again.
CREATE UNIQUE INDEX "parcels_one_of_registration" ON "parcels"("registrationId")
  WHERE status <> 'cancelled' AND "resendOfId" IS NULL;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_resendOfId_fkey" FOREIGN KEY ("resendOfId") REFERENCES "parcels"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was paid before this is not sent a second time. A new database has no row, as a restore needs it empty.
INSERT INTO "parcel_settings" ("since") SELECT now() WHERE EXISTS (SELECT FROM "payments");
