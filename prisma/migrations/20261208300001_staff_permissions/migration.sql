-- AlterTable
ALTER TABLE "staff" ADD COLUMN     "permissionsGiven" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "permissionsTaken" TEXT[] DEFAULT ARRAY[]::TEXT[];
